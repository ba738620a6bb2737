import * as text from '@shop/messages/returns';
import { useRef } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import type { OrderKey } from './orderQueries.ts';
import {
  GuestReturnsQuery,
  OrderReturnsQuery,
  RequestGuestReturn,
  RequestReturn,
  type OrderReturns,
} from './returnQueries.ts';
import { useSentOnce } from './useSentOnce.ts';

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
 * Asks for a return. Where the answer is lost, one that was not there before counts as asked for (orders-15).
 *
 * @param order the order, with the returns that were there before; undefined while nothing can be asked for.
 */
export function useRequestReturn(
  order: Pick<OrderReturns, 'id' | 'returns'> | undefined,
  key: OrderKey,
  onDone: (asked: AskedReturn) => void,
) {
  const { client } = useCommerce();
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
  const { busy, problem, ...once } = useSentOnce<{ orderId: string; wish: ReturnWish }, AskedReturn>({
    send: async ({ orderId, wish }) => {
      const asked = await send(orderId, wish);
      return asked?.return ? asAsked(asked.return) : undefined;
    },
    readBack: async () => {
      const policy = { requestPolicy: 'network-only' } as const;
      const now =
        'number' in key
          ? (await client.query(OrderReturnsQuery, { number: key.number }, policy)).customer?.orders?.items[0]
          : (await client.query(GuestReturnsQuery, { token: key.token }, policy)).guestOrderByToken;
      const found = (now?.returns?.items ?? []).find(each => each && !before.current?.has(each.uid));
      return found ? asAsked(found) : undefined;
    },
    texts: { notSent: text.notSent, mayBeSent: text.mayBeSent },
    onDone,
  });
  return {
    busy,
    problem,
    request: (wish: ReturnWish) => {
      if (!order) return;
      before.current ??= new Set((order.returns?.items ?? []).flatMap(each => each?.uid ?? []));
      void once.send({ orderId: order.id, wish });
    },
  };
}
