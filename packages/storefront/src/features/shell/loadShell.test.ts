import { expect, it } from 'vitest';
import { makeShellLoader, type FooterContent } from './loadShell.ts';
import { guestSession } from '../../testing/guestSession.ts';
import { readAsIs } from '../../testing/readAsIs.ts';

it('knows of a store view what its documents need not carry, and goes without where that cannot be had', async () => {
  const locales: string[] = [];
  const load = (storeCode: string, answers: Record<string, object>) =>
    makeShellLoader({ drawFooter: () => '', onLocale: (_, locale) => void locales.push(locale) })({
      storeCode,
      options: {
        url: 'http://back.test/graphql',
        reader: readAsIs,
        isClient: false,
        session: guestSession,
        fetch: async input => {
          const name = new URL(input as string).searchParams.get('operationName') ?? '';
          const data = answers[name];
          return Response.json(data ? { data } : { errors: [{ message: `No ${name}.` }] });
        },
      },
      tags: new Set(),
      has: () => true,
      turn: 0,
    });
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

// Rule routes-14.
it('knows which pages of the law a back end without a footer of its own has, and asks for none beside a footer', async () => {
  const drawn: FooterContent[] = [];
  const asked: string[] = [];
  const load = (block: boolean) =>
    makeShellLoader({ drawFooter: content => (drawn.push(content), '') })({
      storeCode: 'kaveri',
      options: {
        url: 'http://back.test/graphql',
        reader: readAsIs,
        isClient: false,
        session: guestSession,
        fetch: async input => {
          const { searchParams } = new URL(input as string);
          const { url = '' } = JSON.parse(searchParams.get('variables') ?? '{}') as { url?: string };
          if (url) asked.push(url);
          const data: Record<string, object> = {
            Shell: { storeConfig: { store_code: 'kaveri' }, categoryList: [] },
            ResolveURL: { route: url.startsWith('/p') || url.startsWith('/r') ? { redirect_code: 0 } : null },
            cmsBlocks: { cmsBlocks: { items: block ? [{ content: '<p>Ours</p>', identifier: 'footer' }] : [] } },
          };
          return Response.json({ data: data[searchParams.get('operationName') ?? ''] ?? {} });
        },
      },
      tags: new Set(),
      has: () => true,
      turn: 0,
    });
  await load(false);
  expect([drawn[0]?.legal, asked.length]).toEqual([['/privacy-policy', '/return-policy'], 5]);
  await load(true);
  expect([drawn[1]?.legal, asked.length]).toEqual([[], 5]);
});
