import { useAppDispatch } from '@shop/state';
import { useState, useSyncExternalStore } from 'react';
import { late } from '../shared/late.tsx';
import css from './Continue.module.css';
import { readProducts } from './recentProducts.ts';

const Continue = late(async () => (await import('./Continue.tsx')).Continue);

/** What was looked at before stays as it is while one is on this page. */
const unchanging = () => () => {};

/**
 * Where one goes on with what was looked at before (catalogue-24). Its room is kept from the first paint on where this
 * browser remembers something, by the mark of `documentMarks`; others have none of it.
 */
export function ContinuePlace() {
  const dispatch = useAppDispatch();
  const [isAllGone, setAllGone] = useState(false);
  const found = useSyncExternalStore(
    unchanging,
    () => (dispatch(readProducts()).length > 0 ? 'here' : 'gone'),
    () => 'unknown' as const,
  );
  const state = isAllGone ? 'gone' : found;
  return (
    <div className={css['place']} data-state={state}>
      {state === 'here' && <Continue onNothing={() => setAllGone(true)} />}
    </div>
  );
}
