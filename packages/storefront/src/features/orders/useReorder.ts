import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/orders';
import { addToast, happened, runFlow, toastLifetimes, useAppDispatch } from '@shop/state';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommerce } from '../../context/CommerceContext.ts';
import { problemText } from '../shared/problemText.ts';
import { notReordered, reordered } from './notReordered.ts';
import type { Order } from './orderQueries.ts';
import { ReorderItems } from './reorderMutation.ts';

/** Puts an order into the cart once more and goes there; what could not be added is named (orders-06). */
export function useReorder({ number, items }: Pick<Order, 'number' | 'items'>) {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    reorder: async () => {
      if (busy) return;
      setBusy(true);
      setProblem(undefined);
      try {
        const { reorderItems } = await client.mutate(ReorderItems, { orderNumber: number });
        const missing = notReordered(reorderItems?.userInputErrors ?? [], items);
        const bought = (items ?? []).filter(item => item !== null).length;
        await dispatch(runFlow(flows => flows.refreshCart()));
        if (!reorderItems) setProblem(text.notReordered);
        else if (missing.length > 0 && missing.length >= bought) setProblem(text.notAdded(missing.join(', ')));
        else {
          dispatch(happened({ what: 'items-added', items: reordered(reorderItems.userInputErrors ?? [], items) }));
          dispatch(
            addToast({
              type: missing.length > 0 ? 'warning' : 'success',
              message: missing.length > 0 ? text.someAdded(missing.join(', ')) : text.inCartAgain,
              dismissable: true,
              ...(missing.length > 0 && { timeout: toastLifetimes.UNTIL_DISMISSED }),
            }),
          );
          // Who went elsewhere meanwhile stays there.
          if (isHere.current) void navigate('/cart');
        }
      } catch (error) {
        setProblem(error instanceof CommerceError ? problemText(error.problem) : text.notReordered);
      }
      setBusy(false);
    },
  };
}
