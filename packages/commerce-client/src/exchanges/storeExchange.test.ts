import { describe, expect, it } from 'vitest';
import { GetLocale } from '../operations/storeConfig.ts';
import { data } from '../testing/fakeServer.ts';
import { fakeSession, makeClient } from '../testing/makeClient.ts';

describe('storeExchange', () => {
  // Rule client-03.
  it('sends the store view, and the currency when one is stored', async () => {
    const { session, facts } = fakeSession({ storeCode: 'uni' });
    const { client, server } = makeClient(() => data({ storeConfig: null }), { session });
    await client.query(GetLocale, {}, { requestPolicy: 'network-only' });
    facts.currency = 'INR';
    await client.query(GetLocale, {}, { requestPolicy: 'network-only' });
    expect(server.requests.map(({ headers }) => [headers.get('store'), headers.get('content-currency')])).toEqual([
      ['uni', null],
      ['uni', 'INR'],
    ]);
  });
});
