import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/returns';
import { isOutcomeUnknown } from '@shop/state';
import { useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { problemText } from '../shared/problemText.ts';
import type { OrderKey } from './orderQueries.ts';
import {
  GuestReturnsQuery,
  OrderReturnsQuery,
  RequestGuestReturn,
  RequestReturn,
  type OrderReturns,
} from './returnQueries.ts';

/** What goes back of an order. */
export interface ReturnWish {
  comment: string;
  items: { id: string; pieces: number }[];
  /** Value of the chosen reason; undefined where the back end asks for none. */
  reason: string | undefined;
}

/** A return that the shop has. */
export interface AskedReturn {
  number: string;
  /** A mail has to be answered first. */
  isToConfirm: boolean;
}

const asAsked = ({ number, status }: { number: string; status: string | null }): AskedReturn => ({
  number,
  isToConfirm: status === 'UNCONFIRMED',
});

/**
 * Asks for a return. Sent twice it would be two: where the answer is lost, what goes back of the order is read before
 * the same is sent once more, and a return that was not there before counts as asked for (orders-15).
 *
 * @param order the order, with the returns that were there before; undefined while nothing can be asked for.
 */
export function useRequestReturn(
  order: Pick<OrderReturns, 'id' | 'returns'> | undefined,
  key: OrderKey,
  onDone: (asked: AskedReturn) => void,
) {
  const { client } = useCommerce();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isInDoubt = useRef(false);
  /** As they were when it was first asked for. */
  const before = useRef<ReadonlySet<string>>(undefined);

  const send = async (orderId: string, { comment, items, reason }: ReturnWish) => {
    const input = {
      ...(comment && { comment_text: comment }),
      items: items.map(({ id, pieces }) => ({
        order_item_uid: id,
        quantity_to_return: pieces,
        ...(reason !== undefined && { selected_custom_attributes: [{ attribute_code: 'reason', value: reason }] }),
      })),
    };
    const options = { additionalTypenames: ['CustomerOrder'] };
    if ('number' in key)
      return (await client.mutate(RequestReturn, { input: { ...input, order_uid: orderId } }, options)).requestReturn;
    return (await client.mutate(RequestGuestReturn, { input: { ...input, token: key.token } }, options))
      .requestGuestReturn;
  };
  /** The return that has come; it is sure then whether it was asked for. */
  const readBack = async (): Promise<AskedReturn | undefined> => {
    const policy = { requestPolicy: 'network-only' } as const;
    const now =
      'number' in key
        ? (await client.query(OrderReturnsQuery, { number: key.number }, policy)).customer?.orders?.items[0]
        : (await client.query(GuestReturnsQuery, { token: key.token }, policy)).guestOrderByToken;
    const found = (now?.returns?.items ?? []).find(each => each && !before.current?.has(each.uid));
    isInDoubt.current = false;
    return found ? asAsked(found) : undefined;
  };
  const ask = async (orderId: string, wish: ReturnWish): Promise<AskedReturn | undefined> => {
    const found = isInDoubt.current ? await readBack() : undefined;
    if (found) return found;
    try {
      const asked = await send(orderId, wish);
      return asked?.return ? asAsked(asked.return) : undefined;
    } catch (error) {
      if (!(error instanceof CommerceError) || !isOutcomeUnknown(error.problem)) throw error;
      isInDoubt.current = true;
      const late = await readBack().catch(() => undefined);
      if (late) return late;
      throw error;
    }
  };
  return {
    busy,
    /** Why it was not asked for, or nobody can say so yet. */
    problem,
    request: async (wish: ReturnWish) => {
      if (busy || !order) return;
      before.current ??= new Set((order.returns?.items ?? []).flatMap(each => each?.uid ?? []));
      setBusy(true);
      setProblem(undefined);
      try {
        const asked = await ask(order.id, wish);
        if (asked) return onDone(asked);
        setProblem(text.notSent);
      } catch (error) {
        const why = error instanceof CommerceError ? problemText(error.problem) : text.notSent;
        setProblem(isInDoubt.current ? `${why} ${text.mayBeSent}` : why);
      }
      setBusy(false);
    },
  };
}
