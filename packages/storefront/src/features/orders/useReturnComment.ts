import * as text from '@shop/messages/returns';
import { useRef } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { AddReturnComment, OrderReturnsQuery, type OrderReturn } from './returnQueries.ts';
import { useSentOnce } from './useSentOnce.ts';

/** What was said of a return, each thing by its uid. */
const uidsOf = (comments: OrderReturn['comments'] | undefined) =>
  new Set((comments ?? []).flatMap(each => each?.uid ?? []));

export interface ReturnCommentEvents {
  /** Uids of what was said before a comment of which nobody knows whether it was sent; undefined without one. */
  doubted: readonly string[] | undefined;
  /** Hears of `doubted`, to keep it for as long as the comment: until it is sent, the dialog may be closed and opened anew. */
  onDoubt: (doubted: string[] | undefined) => void;
  /** The shop has it. */
  onDone: () => void;
}

/**
 * Adds to what was said of a customer's return. Where the answer is lost, the same text that was not there before counts
 * as sent (orders-15).
 *
 * @param order the printed number of the order.
 */
export function useReturnComment(
  asked: Pick<OrderReturn, 'uid' | 'comments'>,
  order: string,
  { doubted, onDoubt, onDone }: ReturnCommentEvents,
) {
  const { client } = useCommerce();
  /** As it was when something was first sent. */
  const before = useRef<ReadonlySet<string>>(undefined);
  const { busy, problem, send } = useSentOnce<string, true>({
    send: async comment => {
      const input = { return_uid: asked.uid, comment_text: comment };
      const options = { additionalTypenames: ['CustomerOrder'] };
      const { addReturnComment } = await client.mutate(AddReturnComment, { input }, options);
      return addReturnComment?.return ? true : undefined;
    },
    readBack: async comment => {
      const policy = { requestPolicy: 'network-only' } as const;
      const { customer } = await client.query(OrderReturnsQuery, { number: order }, policy);
      const now = customer?.orders?.items[0]?.returns?.items?.find(each => each?.uid === asked.uid);
      return now?.comments?.some(each => each && each.text === comment && !before.current?.has(each.uid)) || undefined;
    },
    texts: { notSent: text.commentNotSent, mayBeSent: text.commentMayBeSent },
    wasInDoubt: doubted !== undefined,
    onDoubt: isInDoubt => onDoubt(isInDoubt ? [...(before.current ?? [])] : undefined),
    onDone,
  });
  return {
    busy,
    problem,
    add: (comment: string) => {
      before.current ??= doubted ? new Set(doubted) : uidsOf(asked.comments);
      void send(comment);
    },
  };
}
