import { Checkbox } from '@shop/ui';
import { useState } from 'react';
import { RegionOutline } from './RegionOutline.tsx';
import { StoreViewSwitch } from './StoreViewSwitch.tsx';
import css from './Workbench.module.css';

/** A change of a shop's slots loads the page anew. */
const key = 'workbench-regions';

/** What stands beside the page of a development server: the store view, and an outline of what a variant can change. */
export function Workbench() {
  const [outlined, setOutlined] = useState(sessionStorage.getItem(key) !== null);
  const choose = (on: boolean) => {
    if (on) sessionStorage.setItem(key, 'shown');
    else sessionStorage.removeItem(key);
    setOutlined(on);
  };
  return (
    <>
      <aside className={css['workbench']} aria-label="Development">
        <StoreViewSwitch />
        <Checkbox label="Show regions" checked={outlined} onChange={event => choose(event.currentTarget.checked)} />
      </aside>
      {outlined && <RegionOutline />}
    </>
  );
}
