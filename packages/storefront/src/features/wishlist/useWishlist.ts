import { AddWishlistItemsToCart, CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/wishlist';
import { addToast, happened, isOutcomeUnknown, runFlow, toastLifetimes, useAppDispatch } from '@shop/state';
import { useMoney } from '@shop/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useQuery } from 'urql';
import { useCommerce } from '../../context/CommerceContext.ts';
import { share } from '../shared/share.ts';
import { useLastAnswer } from '../shared/useLastAnswer.ts';
import { addWish, refuseOn, removeWishes, WISHLIST_TYPES } from '../shared/wishes/changeWish.ts';
import { wishProblem } from '../shared/wishes/wishProblem.ts';
import { isAboutChoices } from './isAboutChoices.ts';
import { wishlistItem, type WishlistItem } from './wishlistItem.ts';
import { WishlistQuery } from './wishlistQuery.ts';
import { wishlistText } from './wishlistText.ts';

/** Items of a page: full rows of tiles. */
const PAGE_SIZE = 12;

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter(other => other !== id));

/**
 * The customer's list from the query cache, with what she can do to it. What is taken off goes at once and comes back
 * when that fails.
 */
export function useWishlist(page: number) {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const money = useMoney();
  const [{ data, error, fetching, stale }, again] = useQuery({
    query: WishlistQuery,
    variables: { page, pageSize: PAGE_SIZE },
    requestPolicy: 'cache-and-network',
  });
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  // A list whose items could not be read is not an empty one.
  const isUnread = error !== undefined && !data?.customer?.wishlists[0]?.items_v2;
  const answer = isUnread ? undefined : data?.customer;
  const customer = useLastAnswer(answer, { question: String(page), isComing: fetching });
  const list = customer?.wishlists[0] ?? undefined;
  const listId = list?.id ?? undefined;
  const all = (list?.items_v2?.items ?? []).flatMap(entry => (entry && wishlistItem(entry, money)) ?? []);
  const items = all
    .filter(item => !gone.has(item.id))
    .map(item => (open.has(item.id) ? { ...item, needsChoice: true } : item));
  const fail = (reason: unknown) =>
    void dispatch(addToast({ type: 'error', message: text.notSaved(wishProblem(reason)), dismissable: true }));

  /** @param why it could not be put back at the first attempt. */
  const offerBack = (item: WishlistItem, why?: string): void => {
    // With what was chosen: of two messages that are alike only the last could be undone.
    const taken = text.taken([item.name, ...item.options.map(({ value }) => value)].filter(Boolean).join(', '));
    dispatch(
      addToast({
        type: why === undefined ? 'success' : 'error',
        message: why === undefined ? taken : `${taken} ${why}`,
        actionText: text.undo,
        dismissable: true,
        timeout: toastLifetimes.OFFER_MS,
        onAction: () => void restore(item),
      }),
    );
  };

  const restore = async (item: WishlistItem) => {
    try {
      await addWish(client, item.again);
      dispatch(happened({ what: 'wish-added', sku: item.again.sku }));
    } catch (reason) {
      offerBack(item, wishProblem(reason));
    }
  };

  const remove = async (item: WishlistItem) => {
    if (listId === undefined || gone.has(item.id)) return;
    setGone(ids => new Set(ids).add(item.id));
    try {
      await removeWishes(client, listId, [item.id]);
      dispatch(happened({ what: 'wish-removed', sku: item.again.sku }));
      offerBack(item);
    } catch (reason) {
      setGone(ids => without(ids, item.id));
      fail(reason);
    }
  };

  /** Whether an item was moved although the answer was lost: the back end takes it off the list with the move. */
  const hasMoved = async (reason: unknown, item: WishlistItem): Promise<boolean> => {
    if (!(reason instanceof CommerceError) || !isOutcomeUnknown(reason.problem)) return false;
    const now = await client
      .query(WishlistQuery, { page, pageSize: PAGE_SIZE }, { requestPolicy: 'network-only' })
      .catch(() => undefined);
    const left = now?.customer?.wishlists[0]?.items_v2?.items;
    return left !== undefined && left.every(entry => entry?.id !== item.id);
  };

  const moveToCart = async (item: WishlistItem) => {
    if (listId === undefined || busy.has(item.id)) return;
    if (!item.inStock)
      return void dispatch(addToast({ type: 'warning', message: text.cannotMove(item.name), dismissable: true }));
    setBusy(ids => new Set(ids).add(item.id));
    const succeed = async () => {
      setGone(ids => new Set(ids).add(item.id));
      dispatch(
        addToast({
          type: 'success',
          message: text.moved(item.name),
          icon: 'cart',
          actionText: text.viewCart,
          dismissable: true,
          onAction: () => void navigate('/cart'),
        }),
      );
      await dispatch(runFlow(flows => flows.refreshCart()));
      dispatch(happened({ what: 'wish-moved', sku: item.again.sku }));
      dispatch(happened({ what: 'items-added', items: [{ sku: item.again.sku, quantity: item.again.quantity ?? 1 }] }));
    };
    try {
      const { addWishlistItemsToCart: moved } = await client.mutate(
        AddWishlistItemsToCart,
        { wishlistId: listId, itemIds: [item.id] },
        WISHLIST_TYPES,
      );
      refuseOn(moved?.add_wishlist_items_to_cart_user_errors);
      await succeed();
    } catch (reason) {
      if (await hasMoved(reason, item)) {
        await succeed();
        return;
      }
      const wantsChoice = isAboutChoices(reason, item);
      if (wantsChoice) setOpen(ids => new Set(ids).add(item.id));
      dispatch(
        addToast({
          type: 'error',
          message: wishProblem(reason),
          dismissable: true,
          ...(wantsChoice && { actionText: text.chooseOptions, onAction: () => void navigate(item.href) }),
        }),
      );
    } finally {
      setBusy(ids => without(ids, item.id));
    }
  };

  const shareList = () =>
    dispatch(
      share(
        { title: text.title, text: wishlistText(items, location.origin) },
        { copied: text.shared, notCopied: text.notShared },
      ),
    );

  return {
    items,
    busy,
    /** Items of all pages, without those that are on their way off. */
    count: Math.max(0, (list?.items_count ?? 0) - (all.length - items.length)),
    lastPage: Math.max(1, list?.items_v2?.page_info?.total_pages ?? 1),
    loaded: customer !== undefined,
    /** The page was emptied, and what follows is on its way. */
    waiting: items.length === 0 && all.length > 0 && (list?.items_count ?? 0) > all.length,
    // Also where the answer is of no customer: nobody knows what is on the list.
    failed: !answer && (error !== undefined || (data !== undefined && !fetching && !stale)),
    retry: () => again({ requestPolicy: 'network-only' }),
    remove,
    moveToCart,
    share: shareList,
  };
}
