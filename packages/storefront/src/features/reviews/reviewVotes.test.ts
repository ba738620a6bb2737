import { CommerceError, type Problem } from '@shop/commerce-client';
import { browserPorts, createPersistence, makeStore } from '@shop/state';
import { beforeEach, expect, it } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { castVote, readVotes, sendVotes, shownCount } from './reviewVotes.ts';

beforeEach(() => localStorage.clear());

function openShop() {
  const { clock, navigation } = browserPorts();
  const persistence = createPersistence(localStorage, clock);
  return makeStore({ commerce: cartBackEnd([]).port, persistence, clock, navigation });
}

/** A back end that answers one thing after the other. */
function backEnd(...answers: (number | Problem['kind'])[]) {
  const sent: unknown[] = [];
  const mutate = async (_: unknown, variables: unknown) => {
    sent.push(variables);
    const answer = answers.shift();
    if (typeof answer === 'string') throw new CommerceError({ problem: { kind: answer, message: 'no' } });
    return { voteReviewHelpful: { votes: answer } };
  };
  return { client: { mutate } as never, sent };
}

const draw = () => 'a'.repeat(32);

// reviews-03
it('keeps a vote that finds no network, and sends it under the same name the next time', async () => {
  const { dispatch } = openShop();
  dispatch(castVote('MQ==', true, 4, draw));
  const { client, sent } = backEnd('offline', 6);
  expect(await dispatch(sendVotes(client))).toBe(false);
  expect(dispatch(readVotes())['MQ==']).toMatchObject({ isHelpful: true, count: 5, isSent: false });
  await dispatch(sendVotes(client));
  expect(sent).toEqual([1, 2].map(() => ({ id: 'MQ==', isHelpful: true, voter: draw() })));
  expect(dispatch(readVotes())['MQ==']).toMatchObject({ count: 6, isSent: true });
  await dispatch(sendVotes(client));
  expect(sent).toHaveLength(2);
});

it('takes a vote back under the name that it was given, and forgets what the shop refuses', async () => {
  const { dispatch } = openShop();
  dispatch(castVote('MQ==', true, 4, draw));
  const { client, sent } = backEnd(5, 'rejected');
  await dispatch(sendVotes(client));
  dispatch(castVote('MQ==', false, 5, () => 'b'.repeat(32)));
  expect(dispatch(readVotes())['MQ==']).toMatchObject({ isHelpful: false, count: 4 });
  expect(await dispatch(sendVotes(client))).toBe(true);
  expect(sent.at(-1)).toEqual({ id: 'MQ==', isHelpful: false, voter: draw() });
  expect(dispatch(readVotes())).toEqual({});
});

it('shows the newer of two counts: its own answer while the page may be older, then what the page says', () => {
  const vote = { voter: draw(), isHelpful: true, count: 5, at: 0, isSent: true };
  expect(shownCount(4, undefined, 0)).toBe(4);
  expect(shownCount(4, vote, 60_000)).toBe(5);
  expect(shownCount(9, vote, 3_600_000)).toBe(9);
  expect(shownCount(9, { ...vote, isSent: false }, 3_600_000)).toBe(5);
});
