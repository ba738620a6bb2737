import * as text from '@shop/messages/cart';
import { addToast, runFlow, toastLifetimes, useAppDispatch, type SavedLine } from '@shop/state';
import { useEffect, useState } from 'react';
import { useShop } from '../../context/ShopContext.ts';
import { problemText } from '../shared/problemText.ts';
import { useSessionReady } from '../shared/useSessionReady.ts';
import { dropSaved, keepSaved, onSaved, readSaved, savedKey } from './savedLines.ts';

/** What was put aside from the cart in this browser, for each store view apart, and how it comes back. */
export function useSavedLines() {
  const dispatch = useAppDispatch();
  const { storeCode } = useShop();
  const ready = useSessionReady();
  const [lines, setLines] = useState<SavedLine[]>([]);
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [troubles, setTroubles] = useState<Record<string, string | undefined>>({});
  useEffect(() => {
    if (!ready) return;
    // The cart and the empty cart each have a list, and one may be drawn while the other one is at work.
    const read = () => setLines(dispatch(readSaved(storeCode)));
    read();
    return onSaved(read);
  }, [ready, dispatch, storeCode]);

  return {
    lines,
    isBusy: (line: SavedLine) => busy.includes(savedKey(line)),
    troubleOf: (line: SavedLine) => troubles[savedKey(line)],
    moveToCart: async (line: SavedLine) => {
      const key = savedKey(line);
      const { sku, parentSku, quantity, selectedOptions, enteredOptions } = line;
      setBusy(keys => [...keys, key]);
      setTroubles(others => ({ ...others, [key]: undefined }));
      const item = {
        sku,
        parentSku,
        quantity,
        ...(selectedOptions && { selectedOptions }),
        ...(enteredOptions && { enteredOptions }),
      };
      const outcome = await dispatch(runFlow(flows => flows.addItemToCart(item)));
      setBusy(keys => keys.filter(other => other !== key));
      if (outcome.status === 'failed') setTroubles(others => ({ ...others, [key]: problemText(outcome.problem) }));
      if (outcome.status === 'done') dispatch(dropSaved(storeCode, line));
    },
    drop: (line: SavedLine) => {
      dispatch(dropSaved(storeCode, line));
      dispatch(
        addToast({
          type: 'info',
          message: text.lineRemoved(line.name),
          dismissable: true,
          timeout: toastLifetimes.OFFER_MS,
          actionText: text.undo,
          onAction: () => dispatch(keepSaved(storeCode, line)),
        }),
      );
    },
  };
}
