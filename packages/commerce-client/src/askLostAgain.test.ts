import { expect, it } from 'vitest';
import { askLostAgain } from './askLostAgain.ts';
import { GetLocale } from './operations/storeConfig.ts';
import { settle } from './testing/fakeClock.ts';
import { data, failure, refused, type Answer } from './testing/fakeServer.ts';
import { makeClient } from './testing/makeClient.ts';

const locale = data({ storeConfig: { __typename: 'StoreConfig', store_code: 'zepp', locale: 'en_IN' } });
const lose = (): Answer => {
  throw refused();
};

/** A page that shows a locale, and the answers that come in turn. */
async function openPage(...answers: (() => Answer)[]) {
  const { client, server, facts } = makeClient((_, index) => (answers[index] ?? lose)());
  facts.online = false;
  const { watcher, askAgain } = askLostAgain(client.urql);
  const shown: (string | undefined)[] = [];
  const page = client.urql.query(GetLocale, {}).subscribe(({ data: answer, error, stale }) => {
    if (!stale) shown.push(answer?.storeConfig?.locale ?? error?.name);
  });
  await settle();
  // Who watches comes late, and is told of what was before.
  client.watch(watcher);
  const comeBack = async () => {
    facts.online = true;
    askAgain();
    await settle();
    facts.online = false;
  };
  return { page, shown, server, comeBack };
}

// Rule client-19.
it('asks again for what was lost when the network is back, and for nothing twice', async () => {
  const { shown, server, comeBack } = await openPage(lose, () => locale);
  expect(shown).toEqual(['CombinedError']);
  await comeBack();
  expect(shown).toEqual(['CombinedError', 'en_IN']);
  await comeBack();
  expect(server.requests).toHaveLength(2);
});

it('asks for nothing that is shown no more', async () => {
  const { page, server, comeBack } = await openPage(lose);
  page.unsubscribe();
  await comeBack();
  expect(server.requests).toHaveLength(1);
});

it('takes a refusal for an answer', async () => {
  const { server, comeBack } = await openPage(() => failure('Not allowed', 'graphql-authorization'));
  await comeBack();
  expect(server.requests).toHaveLength(1);
});
