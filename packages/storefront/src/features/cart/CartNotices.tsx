import * as text from '@shop/messages/cart';
import { cartSlice, useAppDispatch, useAppSelector, type LostLine, type Shortfall, runFlow } from '@shop/state';
import { Button, Notice } from '@shop/ui';
import { useState } from 'react';
import { region } from '../../context/region.tsx';
import { useKeepsData } from '../shared/keepsData.ts';
import { problemText } from '../shared/problemText.ts';
import { useProblem } from '../shared/useProblem.ts';
import css from './Cart.module.css';

const { selectShortfalls, selectIsMergeWaiting, selectLostLines, selectIsAdding, selectCartDetails, selectCartErrors } =
  cartSlice.selectors;

/** What a sign-in could not bring over, in words. */
const shortfallText = ({ name, wanted, got }: Shortfall): string =>
  got === 0 ? text.notAdded(name) : text.addedInPart(name, got, wanted);

function LostLineNotice({ line }: { line: LostLine }) {
  const dispatch = useAppDispatch();
  const busy = useAppSelector(state => selectIsAdding(state, line.key));
  const [why, setWhy] = useProblem();
  const retry = async () => {
    setWhy(undefined);
    const outcome = await dispatch(runFlow(flows => flows.retryLostLine(line)));
    if (outcome.status === 'failed') setWhy(problemText(outcome.problem));
  };
  return (
    <Notice
      tone="danger"
      urgent
      action={
        <Button kind="secondary" size="small" busy={busy} onClick={() => void retry()}>
          {text.lineLostRetry}
        </Button>
      }
    >
      {text.lineLost(line.name, line.quantity)}
      {why && ` ${why}`}
    </Notice>
  );
}

function MergeNotice() {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await dispatch(runFlow(flows => flows.retryMerge()));
    setBusy(false);
  };
  return (
    <Notice
      tone="warning"
      action={
        <Button kind="secondary" size="small" busy={busy} onClick={() => void retry()}>
          {text.mergeRetry}
        </Button>
      }
    >
      {text.mergeWaits}
    </Notice>
  );
}

/** What the shopper must know about the cart before going on. */
function DefaultCartNotices() {
  const dispatch = useAppDispatch();
  const shortfalls = useAppSelector(selectShortfalls);
  const isMergeWaiting = useAppSelector(selectIsMergeWaiting);
  const lost = useAppSelector(selectLostLines);
  // Where nothing is shown, the page says itself that it could not be loaded.
  const isOutdated = useAppSelector(
    state => selectCartDetails(state) !== null && selectCartErrors(state).details !== null,
  );
  const keeps = useKeepsData();
  return (
    <div className={css['notices']}>
      {!keeps && <Notice tone="warning">{text.nothingKept}</Notice>}
      {shortfalls.length > 0 && (
        <Notice
          tone="warning"
          action={
            <Button kind="quiet" size="small" onClick={() => dispatch(cartSlice.actions.shortfallsSeen())}>
              {text.notAllKeptSeen}
            </Button>
          }
        >
          <p>{text.notAllKept}</p>
          <ul>
            {shortfalls.map(line => (
              <li key={line.sku}>{shortfallText(line)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isMergeWaiting && <MergeNotice />}
      {lost.map(line => (
        <LostLineNotice key={line.key} line={line} />
      ))}
      {isOutdated && (
        <Notice tone="warning" urgent>
          {text.outdated}
        </Notice>
      )}
    </div>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** What must be known of the cart before going on, on its page and in the mini cart. */
    CartNotices: object;
  }
}

export const CartNotices = region('CartNotices', DefaultCartNotices);
