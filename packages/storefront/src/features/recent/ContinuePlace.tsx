import { useAppDispatch } from '@shop/state';
import { useLayoutEffect, useState } from 'react';
import { late } from '../shared/late.tsx';
import css from './Continue.module.css';
import { readProducts } from './recentProducts.ts';

const Continue = late(async () => (await import('./Continue.tsx')).Continue);

/**
 * Where one goes on with what was looked at before (catalogue-24). Its room is kept from the first paint on where this
 * browser remembers something, by the mark of `documentMarks`; others have none of it.
 */
export function ContinuePlace() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'unknown' | 'here' | 'gone'>('unknown');
  useLayoutEffect(() => setState(dispatch(readProducts()).length > 0 ? 'here' : 'gone'), [dispatch]);
  return (
    <div className={css['place']} data-state={state}>
      {state === 'here' && <Continue onNothing={() => setState('gone')} />}
    </div>
  );
}
