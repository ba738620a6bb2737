import type { SandboxContext } from '../context.ts';
import { run, transaction } from '../database.ts';
import { inputError, noSuchEntity } from '../errors.ts';
import { decodeId } from '../uid.ts';
import { reviewById } from './findReviews.ts';

/** VoteReviewHelpfulInput. */
export interface VoteInput {
  is_helpful: boolean;
  review_id: string;
  voter: string;
}

const voterKey = /^[\w-]{16,64}$/;

/**
 * Counts that a review helped, once for a customer or a guest's key, or takes that back; answers the count after it.
 * Saying the same again changes nothing. Throws for a review that is not shown.
 */
export function voteHelpful({ db, customerId }: SandboxContext, { is_helpful, review_id, voter }: VoteInput): number {
  const review = reviewById(db, decodeId(review_id));
  if (review?.status !== 'approved') throw noSuchEntity('There is no such review.');
  if (!voterKey.test(voter)) throw inputError('"voter" needs 16 to 64 letters and digits.');
  const guest = `guest ${voter}`;
  const who = customerId === null ? guest : `customer ${customerId}`;
  transaction(db, () => {
    // What a customer said before signing in is the customer's.
    if (who !== guest) run(db, 'DELETE FROM review_vote WHERE review_id = ? AND voter = ?', review.id, guest);
    run(
      db,
      is_helpful
        ? 'INSERT INTO review_vote (review_id, voter) VALUES (?, ?) ON CONFLICT DO NOTHING'
        : 'DELETE FROM review_vote WHERE review_id = ? AND voter = ?',
      review.id,
      who,
    );
  });
  return reviewById(db, review.id)!.helpful;
}
