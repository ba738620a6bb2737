import { expect, it } from 'vitest';
import { makeShellLoader } from './loadShell.ts';

const session = {
  token: () => undefined,
  storeCode: () => 'kaveri',
  currency: () => undefined,
  cacheId: { get: () => undefined, set: () => {} },
  online: () => true,
};

it('knows of a store view what its documents need not carry, and goes without where that cannot be had', async () => {
  const locales: string[] = [];
  const load = (storeCode: string, answers: Record<string, object>) =>
    makeShellLoader({ drawFooter: () => '', onLocale: (_, locale) => void locales.push(locale) })(
      storeCode,
      {
        url: 'http://back.test/graphql',
        isClient: false,
        session,
        fetch: async input => {
          const name = new URL(input as string).searchParams.get('operationName') ?? '';
          const data = answers[name];
          return Response.json(data ? { data } : { errors: [{ message: `No ${name}.` }] });
        },
      },
      new Set(),
      () => true,
    );
  const frame = { Shell: { storeConfig: { store_code: 'kaveri' }, categoryList: [] } };
  const full = await load('kaveri', {
    ...frame,
    storeConfig: { storeConfig: { default_description: 'Things for every day.' } },
    getLocale: { storeConfig: { locale: 'en_IN' } },
  });
  expect([full.description, locales, JSON.stringify(full.data).includes('every day')]).toEqual([
    'Things for every day.',
    ['en_IN'],
    false,
  ]);
  const bare = await load('tapti', frame);
  expect([bare.description, locales, Object.keys(bare.data)]).toEqual([undefined, ['en_IN'], [expect.any(String)]]);
});
