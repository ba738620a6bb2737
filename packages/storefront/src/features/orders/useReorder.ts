import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/reorder';
import { paymentOpen, toPayment } from '@shop/messages/purchase';
import {
  addToast,
  cartSlice,
  checkoutSlice,
  happened,
  isOutcomeUnknown,
  runFlow,
  toastLifetimes,
  useAppDispatch,
  useAppSelector,
  type ShopThunk,
} from '@shop/state';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommerce } from '../../context/CommerceContext.ts';
import { problemText } from '../shared/problemText.ts';
import { useProblem } from '../shared/useProblem.ts';
import { useIsHere } from '../shared/useIsHere.ts';
import { notReordered, reordered } from './notReordered.ts';
import type { Order } from './orderQueries.ts';
import { ReorderItems } from './reorderMutation.ts';

/** Pieces in the cart; undefined while nobody has counted them. */
const piecesNow = (): ShopThunk<number | undefined> => (_, getState) => {
  const { details, count } = getState().cart;
  return details === null && count === null ? undefined : cartSlice.selectors.selectItemCount(getState());
};

/**
 * Puts an order into the cart once more and goes there; what could not be added is named (orders-06). Where the answer
 * is lost the cart is read back, and one that has grown counts as having it (orders-15).
 */
export function useReorder({ number, items }: Pick<Order, 'number' | 'items'>) {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useProblem();
  const [wayOut, setWayOut] = useState<{ label: string; href: string }>();
  const isPaying = useAppSelector(checkoutSlice.selectors.selectIsCartOrdered);
  const goToCart = (message: string, isWhole: boolean) => {
    dispatch(
      addToast({
        type: isWhole ? 'success' : 'warning',
        message,
        dismissable: true,
        ...(!isWhole && { timeout: toastLifetimes.UNTIL_DISMISSED }),
      }),
    );
    if (isHere()) void navigate('/cart');
  };
  /** Whether the cart has grown; undefined where nobody can say. */
  const hasGrown = async (before: number | undefined): Promise<boolean | undefined> => {
    const { status } = await dispatch(runFlow(flows => flows.refreshCart()));
    const now = dispatch(piecesNow());
    return status !== 'done' || before === undefined || now === undefined ? undefined : now > before;
  };
  return {
    busy,
    problem,
    /** Where it goes on from a problem: the cart that may hold some of it, or the payment that locks the cart. */
    wayOut,
    reorder: async () => {
      if (busy) return;
      setWayOut(isPaying ? { label: toPayment, href: '/checkout' } : undefined);
      setProblem(isPaying ? paymentOpen : undefined);
      if (isPaying) return;
      setBusy(true);
      const before = dispatch(piecesNow());
      try {
        const { reorderItems } = await client.mutate(ReorderItems, { orderNumber: number });
        const missing = notReordered(reorderItems?.userInputErrors ?? [], items);
        const bought = (items ?? []).filter(item => item !== null).length;
        await dispatch(runFlow(flows => flows.refreshCart()));
        if (!reorderItems) setProblem(text.notReordered);
        else if (missing.length > 0 && missing.length >= bought) setProblem(text.notAdded(missing.join(', ')));
        else {
          dispatch(happened({ what: 'items-added', items: reordered(reorderItems.userInputErrors ?? [], items) }));
          goToCart(missing.length > 0 ? text.someAdded(missing.join(', ')) : text.inCartAgain, missing.length === 0);
        }
      } catch (error) {
        const why = error instanceof CommerceError ? problemText(error.problem) : text.notReordered;
        const isUnknown = error instanceof CommerceError && isOutcomeUnknown(error.problem);
        const grown = isUnknown ? await hasGrown(before) : false;
        if (grown) goToCart(text.mostInCartAgain, true);
        else {
          if (grown === undefined) setWayOut({ label: text.seeCart, href: '/cart' });
          setProblem(grown === undefined ? `${why} ${text.mayBeInCart}` : why);
        }
      }
      setBusy(false);
    },
  };
}
