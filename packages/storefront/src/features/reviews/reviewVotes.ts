import { CommerceError, VoteReviewHelpful, type CommerceClient } from '@shop/commerce-client';
import type { ShopThunk, StoredValues } from '@shop/state';

export type ReviewVotes = StoredValues['reviewVotes']['votes'];
export type ReviewVote = ReviewVotes[string];

/** Votes that are remembered; the oldest go first. */
const MOST = 200;
/** How long a page may be older than a vote, ms: until then the count that was answered is the newer one. */
const PAGE_AGE = 11 * 60_000;

const isVote = (kept: unknown): kept is ReviewVote => {
  const vote = kept as Partial<ReviewVote> | null;
  return typeof vote?.voter === 'string' && typeof vote.isHelpful === 'boolean' && typeof vote.count === 'number';
};

/** What this browser said of reviews, by their ids. */
export const readVotes =
  (): ShopThunk<ReviewVotes> =>
  (_, __, { persistence }) =>
    Object.fromEntries(Object.entries(persistence.get('reviewVotes')?.votes ?? {}).filter(([, vote]) => isVote(vote)));

const keepVotes =
  (votes: ReviewVotes): ShopThunk =>
  (_, __, { persistence }) => {
    const newest = Object.entries(votes).toSorted(([, one], [, other]) => other.at - one.at);
    persistence.set('reviewVotes', { votes: Object.fromEntries(newest.slice(0, MOST)) });
  };

/**
 * How many a review helped, with this browser's own vote: a page may be older than that (reviews-03).
 *
 * @param served as the page says.
 * @param now ms since 1970.
 */
export const shownCount = (served: number, vote: ReviewVote | undefined, now: number): number =>
  vote && (!vote.isSent || now - vote.at < PAGE_AGE) ? vote.count : served;

/** Keeps a vote before it is sent, so that it outlives the page; under the name that it had before, if any. */
export const castVote =
  (id: string, isHelpful: boolean, shown: number, draw: () => string): ShopThunk<ReviewVotes> =>
  (dispatch, _, { clock }) => {
    const votes = dispatch(readVotes());
    const count = Math.max(0, shown + (isHelpful ? 1 : -1));
    const voter = votes[id]?.voter ?? draw();
    dispatch(keepVotes({ ...votes, [id]: { voter, isHelpful, count, at: clock.now(), isSent: false } }));
    return dispatch(readVotes());
  };

/**
 * Sends what was not sent yet. What the back end refuses is forgotten; what finds no network waits for the next time.
 *
 * @returns whether a vote was refused.
 */
export const sendVotes =
  (client: Pick<CommerceClient, 'mutate'>): ShopThunk<Promise<boolean>> =>
  async (dispatch, _, { clock }) => {
    let isRefused = false;
    for (const [id, { voter, isHelpful, isSent }] of Object.entries(dispatch(readVotes()))) {
      if (isSent) continue;
      let count: number | undefined;
      try {
        const answer = await client.mutate(VoteReviewHelpful, { id, isHelpful, voter });
        count = answer.voteReviewHelpful?.votes;
      } catch (error) {
        const kind = error instanceof CommerceError ? error.problem.kind : 'unexpected';
        if (kind === 'offline' || kind === 'network') return isRefused;
      }
      const { [id]: now, ...others } = dispatch(readVotes());
      // Another press came meanwhile: it is sent by itself.
      if (!now || now.isHelpful !== isHelpful) continue;
      isRefused ||= count === undefined;
      dispatch(
        keepVotes(count === undefined ? others : { ...others, [id]: { ...now, count, at: clock.now(), isSent: true } }),
      );
    }
    return isRefused;
  };
