import { useState, type RefObject } from 'react';
import { useQuery } from 'urql';
import { useKeptValues } from '../shared/account/useKeptValues.ts';
import type { OrderKey } from './orderQueries.ts';
import { returnableItems } from './returnableItems.ts';
import { ReturnReasonsQuery, type OrderReturns } from './returnQueries.ts';
import { useRequestReturn, type AskedReturn } from './useRequestReturn.ts';

/** Longest remark that is sent; characters. */
export const longestComment = 1000;

/** An order with what may go back of it. */
export type ReturnableOrder = Pick<OrderReturns, 'id' | 'items_eligible_for_return' | 'returnable_until' | 'returns'>;

/** What is chosen and written of a return. */
interface Wish {
  /** Pieces that go back, by the item's id. */
  counts: Record<string, number>;
  /** Value of the chosen one. */
  reason: string;
  comment: string;
}

const nothing: Wish = { counts: {}, reason: '', comment: '' };

/**
 * What is chosen to go back of an order, and its way to the shop. What is missing is marked once it was pressed, and the
 * first place of it gets the focus. It stays when the shop refuses or the session ends (account-04).
 *
 * @param order undefined while it is being fetched.
 * @param fields where it is asked for.
 */
export function useReturnForm(
  order: ReturnableOrder | undefined,
  orderKey: OrderKey,
  fields: RefObject<HTMLElement | null>,
  onDone: (asked: AskedReturn) => void,
) {
  const items = order && returnableItems(order);
  const isThere = items !== undefined && items.length > 0;
  const [{ data, error, fetching }, askReasons] = useQuery({ query: ReturnReasonsQuery, pause: !isThere });
  const { values, change, forget } = useKeptValues(`return ${order?.id ?? ''}`, nothing);
  const { counts, reason, comment } = values;
  const [isPressed, setIsPressed] = useState(false);
  const { busy, problem, request } = useRequestReturn(order, orderKey, asked => {
    forget();
    onDone(asked);
  });
  const answer = data?.attributesList?.items?.find(each => each?.code === 'reason');
  const reasons = (answer?.options ?? []).flatMap(option => option ?? []);
  const needsReason = reasons.length > 0;
  const isKnown = Boolean(data);
  // The only one there is goes back unless it is unticked; of what was chosen before, some may have gone back meanwhile.
  const piecesOf = (id: string) =>
    Math.min(counts[id] ?? (items?.length === 1 ? 1 : 0), items?.find(item => item.id === id)?.most ?? 0);
  const chosen = (items ?? []).filter(({ id }) => piecesOf(id) > 0);
  const isTooLong = comment.length > longestComment;

  /** The first place where something is wrong; it may be out of sight. */
  const missing = (): 'input' | 'select' | 'textarea' | undefined => {
    if (chosen.length === 0) return 'input';
    if (needsReason && reason === '') return 'select';
    return isTooLong ? 'textarea' : undefined;
  };
  return {
    /** What may go back; undefined while nobody knows. */
    items,
    /** There is something to choose from. */
    isThere,
    piecesOf,
    choose: (id: string, pieces: number) => change({ counts: { ...counts, [id]: pieces } }),
    isNothingChosen: isPressed && chosen.length === 0,
    reasons,
    reason,
    setReason: (value: string) => change({ reason: value }),
    isReasonMissing: isPressed && needsReason && reason === '',
    /** Which reasons there are is still being asked, or could not be. */
    waiting: isKnown ? undefined : fetching ? ('coming' as const) : error && ('failed' as const),
    askReasons: () => askReasons({ requestPolicy: 'network-only' }),
    comment,
    setComment: (value: string) => change({ comment: value }),
    isTooLong,
    isKnown,
    busy,
    problem,
    send: () => {
      setIsPressed(true);
      const place = missing();
      if (place) return fields.current?.querySelector(place)?.focus();
      if (!isKnown) return;
      request({
        comment: comment.trim(),
        items: chosen.map(({ id }) => ({ id, pieces: piecesOf(id) })),
        reason: needsReason ? reason : undefined,
      });
    },
  };
}

export type ReturnForm = ReturnType<typeof useReturnForm>;
