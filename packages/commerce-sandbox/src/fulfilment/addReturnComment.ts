import { run } from '../database.ts';
import { inputError, noSuchEntity, unauthorized } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { returnOfCustomer } from './customerReturns.ts';
import { readComment } from './requestReturn.ts';

/** Adding to what was said of a return. */
export const returnCommentMutations: ResolverMap[string] = {
  addReturnComment(_, { input }: { input: { return_uid: string; comment_text: string } }, context) {
    const { db, clock, customerId } = context;
    if (customerId === null) throw unauthorized();
    const found = returnOfCustomer(context, customerId, input.return_uid);
    if (!found) throw noSuchEntity("The entity that was requested doesn't exist. Verify the entity and try again.");
    const comment = readComment(input.comment_text);
    if (comment === '') throw inputError('Required parameter "comment_text" is missing');
    run(
      db,
      'INSERT INTO return_comment (return_id, text, created_at) VALUES (?, ?, ?)',
      found.asked.id,
      comment,
      clock().getTime(),
    );
    return { return: found };
  },
};
