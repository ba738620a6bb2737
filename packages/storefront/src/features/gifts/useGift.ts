import type { GiftChoice } from '@shop/commerce-client';
import { cartSlice, runFlow, useAppDispatch, useAppSelector } from '@shop/state';
import { useQuery } from 'urql';
import { useFeature } from '../../context/features.ts';
import { problemText } from '../shared/problemText.ts';
import { useProblem } from '../shared/useProblem.ts';
import { GiftQuery, readGift, readOffer } from './giftQuery.ts';

/** What is asked for no gift. */
const none: GiftChoice = { message: null, wrappingId: null, receipt: false, card: false };

/** What the cart can be given as and is; nothing where the back end has no gifts, and for a cart of which nothing is sent. */
export function useGift() {
  const dispatch = useAppDispatch();
  const hasGifts = useFeature('gift-options');
  const cartId = useAppSelector(state => state.cart.cartId);
  const details = useAppSelector(cartSlice.selectors.selectCartDetails);
  const busy = useAppSelector(state => state.cart.changing.update.includes('gift'));
  const [problem, setProblem] = useProblem();
  const canBeGift = hasGifts && cartId !== null && details?.is_virtual === false;
  const [{ data, fetching }] = useQuery({ query: GiftQuery, variables: { cartId: cartId ?? '' }, pause: !canBeGift });
  const save = async (gift: GiftChoice): Promise<boolean> => {
    setProblem(undefined);
    const outcome = await dispatch(runFlow(flows => flows.setGift(gift)));
    if (outcome.status === 'failed') setProblem(problemText(outcome.problem));
    return outcome.status === 'done';
  };
  return {
    /** What is offered is not known yet. */
    isAsking: canBeGift && fetching && !data,
    offer: canBeGift && data ? readOffer(data) : undefined,
    gift: canBeGift ? readGift(details) : undefined,
    busy,
    problem,
    forget: () => setProblem(undefined),
    save,
    remove: () => save(none),
  };
}
