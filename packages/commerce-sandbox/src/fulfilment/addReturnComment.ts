import { rows, run } from '../database.ts';
import { inputError, noSuchEntity, unauthorized } from '../errors.ts';
import { orderById } from '../orders/findOrder.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { decodeId } from '../uid.ts';
import { readComment, type ReturnRow } from './requestReturn.ts';
import { returnSource } from './returnFields.ts';

/** Adding to what was said of a return. */
export const returnCommentMutations: ResolverMap[string] = {
  addReturnComment(_, { input }: { input: { return_uid: string; comment_text: string } }, context) {
    const { db, clock, customerId } = context;
    if (customerId === null) throw unauthorized();
    const [asked] = rows<ReturnRow>(
      db,
      'SELECT order_return.* FROM order_return JOIN sales_order ON sales_order.id = order_id WHERE order_return.id = ? AND customer_id = ?',
      decodeId(input.return_uid),
      customerId,
    );
    if (!asked) throw noSuchEntity("The entity that was requested doesn't exist. Verify the entity and try again.");
    const comment = readComment(input.comment_text);
    if (comment === '') throw inputError('Required parameter "comment_text" is missing');
    run(
      db,
      'INSERT INTO return_comment (return_id, text, created_at) VALUES (?, ?, ?)',
      asked.id,
      comment,
      clock().getTime(),
    );
    return { return: returnSource(orderById(db, asked.order_id)!, asked) };
  },
};
