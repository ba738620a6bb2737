import { pageIncomplete } from '@shop/messages/chrome';
import { toastsSlice, useAppSelector } from '@shop/state';
import { late } from '../shared/late.tsx';
import { useFirstSign } from '../shared/useFirstSign.ts';
import css from './ToastsPlace.module.css';

const { selectToasts } = toastsSlice.selectors;

/** What is said, in plain words: that there is no network must be said without it. */
function Words() {
  const toasts = useAppSelector(selectToasts);
  return (
    <div className={css['words']} role="status">
      {toasts.map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
    </div>
  );
}

const Toasts = late(async () => (await import('./Toasts.tsx')).Toasts, { meanwhile: <Words /> });

/** Where messages stand. Their code is at hand once somebody uses the page: later the network may be what they are about. */
export function ToastsPlace() {
  const speaks = useAppSelector(state => selectToasts(state).length > 0);
  const isUsed = useFirstSign();
  return (
    <>
      <p className={css['late']} role="alert" hidden>
        {pageIncomplete}
      </p>
      {(speaks || isUsed) && <Toasts />}
    </>
  );
}
