import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommerceError } from '../CommerceError.ts';
import { GetItemCount } from '../operations/cart.ts';
import { failure, refused } from '../testing/fakeServer.ts';
import { fakeSession, makeClient } from '../testing/makeClient.ts';

/** What a shop without the code that reads refusals says of a failed question. */
async function problemOf(answer: ReturnType<typeof failure> | Error, facts: Parameters<typeof fakeSession>[0] = {}) {
  const { session } = fakeSession(facts);
  const handle = () => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const ended = vi.fn();
  const { client } = makeClient(handle, { session, isClient: false, onSessionEnded: ended });
  const error = await client.query(GetItemCount, { cartId: 'c' }).catch((reason: unknown) => reason);
  return { problem: (error as CommerceError).problem, ended };
}

// The code that reads what a back end says has not come before.
beforeEach(() => {
  vi.doMock('./toProblem.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
});

describe('where the code that reads a refusal does not come', () => {
  it('tells of a lost network as ever, for which no code is fetched', async () => {
    expect((await problemOf(refused())).problem).toEqual({
      kind: 'network',
      message: 'The shop could not be reached. Please check your connection and try again.',
    });
    expect((await problemOf(refused(), { online: false })).problem).toEqual({ kind: 'offline' });
    expect((await problemOf({ status: 504, body: '' })).problem).toEqual({
      kind: 'network',
      message: 'The shop is taking too long to answer. Please try again.',
    });
  });

  it('takes it for an answer that could not be read, of which nobody knows what it did, and ends no session', async () => {
    const { problem, ended } = await problemOf(failure('Your session is over', 'graphql-authentication'), {
      token: 't',
    });
    expect(problem).toEqual({
      kind: 'network',
      message: 'The shop sent an answer that could not be read. Please try again.',
    });
    expect(ended).not.toHaveBeenCalled();
  });

  it('says offline where the device has lost its network since', async () => {
    const { problem } = await problemOf(failure('No.', 'graphql-input'), { online: false });
    expect(problem).toEqual({ kind: 'offline' });
  });

  it('reads the next one, once it comes', async () => {
    await problemOf(failure('No.', 'graphql-input'));
    vi.doUnmock('./toProblem.ts');
    expect((await problemOf(failure('No.', 'graphql-input'))).problem).toEqual({ kind: 'rejected', message: 'No.' });
  });
});
