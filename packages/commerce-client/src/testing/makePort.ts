import { createCommercePort } from '../createCommercePort.ts';
import { createRestClient } from '../rest/createRestClient.ts';
import type { Answer, SeenRequest } from './fakeServer.ts';
import { fakeSession, makeClient } from './makeClient.ts';

/** The whole port against one fake server for GraphQL and REST; with a token the session is a customer's. */
export function makePort(handle: (request: SeenRequest, index: number) => Answer | Promise<Answer>, token?: string) {
  const { session } = fakeSession(token ? { token } : {});
  const { client, server, clock } = makeClient(handle, { session });
  const rest = createRestClient({ url: 'http://shop.test/rest', session, fetch: server.fetch, clock });
  return { commerce: createCommercePort({ client, rest }), server, clock };
}
