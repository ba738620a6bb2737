import { toCommerceError } from '../answers/toCommerceError.ts';
import { withoutStockErrors } from '../answers/withoutStockErrors.ts';
import { createCommerceClient, type CommerceClientOptions } from '../createCommerceClient.ts';
import type { SessionSource } from '../session.ts';
import { fakeClock } from './fakeClock.ts';
import { fakeServer, type Answer, type SeenRequest } from './fakeServer.ts';

/** A session whose facts a test may change while it runs. */
export function fakeSession(
  facts: { token?: string; storeCode?: string; currency?: string; cacheId?: string; online?: boolean } = {},
) {
  const session: SessionSource = {
    token: () => facts.token,
    storeCode: () => facts.storeCode ?? 'zepp',
    currency: () => facts.currency,
    cacheId: {
      get: () => facts.cacheId,
      set: id => {
        facts.cacheId = id;
      },
    },
    online: () => facts.online ?? true,
  };
  return { session, facts };
}

/** Takes answers in whatever shape a test gives them. */
const reader = { read: withoutStockErrors, toError: toCommerceError };

/** A browser's client against a fake server, with a clock that stands still and waits of half the longest. */
export function makeClient(
  handle: (request: SeenRequest, index: number) => Answer | Promise<Answer>,
  options: Partial<CommerceClientOptions> = {},
) {
  const clock = fakeClock();
  const server = fakeServer(handle);
  const { session, facts } = fakeSession();
  const client = createCommerceClient({
    url: 'http://shop.test/graphql',
    session,
    isClient: true,
    fetch: server.fetch,
    random: () => 0.5,
    reader: async () => reader,
    clock,
    ...options,
  });
  return { client, server, clock, facts };
}
