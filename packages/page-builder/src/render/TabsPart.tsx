import kit from '@shop/ui/tabs.module.css';
import { useId } from 'react';
import type { Tabs } from '../tree.ts';
import { Backdrop } from './Backdrop.tsx';
import type { Page } from './page.ts';
import { styleOf } from './styleOf.ts';
import css from './TabsPart.module.css';
import { useBehaviour } from './useBehaviour.ts';

const load = () => import('../behaviour/runTabs.ts').then(module => module.runTabs);

/** Panels of which one is shown. All of them are in the server's HTML. */
export function TabsPart({ element, page }: { element: Tabs; page: Page }) {
  const root = useBehaviour(load, element.defaultIndex);
  const id = useId();
  return (
    <div ref={root} style={styleOf(element)}>
      <div className={kit['list']} role="tablist" data-align={element.align === 'right' ? 'end' : element.align}>
        {element.tabs.map(({ title }, index) => (
          <button
            key={index}
            className={kit['tab']}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === element.defaultIndex}
            tabIndex={index === element.defaultIndex ? 0 : -1}
          >
            {title}
          </button>
        ))}
      </div>
      <div style={{ minHeight: element.minHeight }}>
        {element.tabs.map((tab, index) => (
          <div
            key={index}
            className={`${kit['panel']} ${css['panel']}`}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            hidden={index !== element.defaultIndex}
            style={styleOf(tab)}
          >
            <Backdrop background={tab.background} first={false} />
            {page.render(tab.children)}
          </div>
        ))}
      </div>
    </div>
  );
}
