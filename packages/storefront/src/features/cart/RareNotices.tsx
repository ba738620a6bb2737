import * as text from '@shop/messages/cart';
import { cartSlice, useAppDispatch, useAppSelector, type LostLine, type Shortfall, runFlow } from '@shop/state';
import { Button, Notice } from '@shop/ui';
import { useState } from 'react';
import { problemText } from '../shared/problemText.ts';
import { useProblem } from '../shared/useProblem.ts';

const { selectIsAdding } = cartSlice.selectors;

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

export interface RareNoticesProps {
  /** What a sign-in could not bring over. */
  shortfalls: readonly Shortfall[];
  /** The cart of before the sign-in could not be brought over at all. */
  isMergeWaiting: boolean;
  /** Lines that are gone without the shopper's wish. */
  lost: readonly LostLine[];
}

/** What hardly any cart has to say: what a sign-in or a change has cost it, and how it comes back. */
export function RareNotices({ shortfalls, isMergeWaiting, lost }: RareNoticesProps) {
  const dispatch = useAppDispatch();
  return (
    <>
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
    </>
  );
}
