import * as text from '@shop/messages/savedPayments';
import { addToast, useAppDispatch } from '@shop/state';
import { ErrorView } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import type { SavedMethod } from '../shared/savedMethods/readSavedMethods.ts';
import { useSavedMethods } from '../shared/savedMethods/useSavedMethods.ts';
import { giveFocus } from '../shared/useKeptFocus.ts';
import { DeleteSavedDialog } from './DeleteSavedDialog.tsx';
import { SavedPaymentList, SavedPaymentSkeleton } from './SavedPaymentList.tsx';

/** What the customer has saved to pay with, and its deletion (payment-21). */
export function SavedPayments() {
  const dispatch = useAppDispatch();
  const { methods, status, refresh } = useSavedMethods();
  const [asked, setAsked] = useState<SavedMethod>();
  // What was deleted goes at once, whatever the list says until it is asked again.
  const [gone, setGone] = useState<readonly string[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const left = methods.filter(({ token }) => !gone.includes(token));
  useEffect(() => {
    // The button that had the focus went with its entry.
    if (gone.length > 0) giveFocus(place.current);
  }, [gone]);
  if (status === 'failed') return <ErrorView message={text.notLoaded} onRetry={refresh} />;
  if (status === 'loading') return <SavedPaymentSkeleton />;
  return (
    <div ref={place} tabIndex={-1}>
      <SavedPaymentList methods={left} onDelete={setAsked} />
      {asked && (
        <DeleteSavedDialog
          method={asked}
          onClose={() => setAsked(undefined)}
          onGone={() => {
            setAsked(undefined);
            setGone([...gone, asked.token]);
            dispatch(addToast({ type: 'success', message: text.removed(asked.label) }));
            refresh();
          }}
        />
      )}
    </div>
  );
}
