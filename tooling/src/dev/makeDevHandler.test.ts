import { defineVariant, eachGateway, playedScript, type RenderedPage } from '@shop/variant';
import { expect, it, vi } from 'vitest';
import { makeDevHandler, type DevHandlerOptions } from './makeDevHandler.ts';
import type { ServerEntry } from './openEdition.ts';

const variant = (storeCode = 'kaveri') =>
  defineVariant({ id: 'kaveri', name: 'Kaveri', helpNumber: '919000000009', storeCode });
const page: RenderedPage = {
  status: 200,
  route: 'product',
  headers: {},
  html: '<!DOCTYPE html><p>Shoes</p>',
  inlineScripts: [],
  styleHashes: [],
  shared: true,
};
const working = (storeCode?: string): ServerEntry => ({
  variant: variant(storeCode),
  render: async (_, given) => ({ ...page, html: `<p>${given.storeCode}</p>` }),
});

const root = '/home/asha/shop';
/** An error of a file of the shop, with the address that Node knows it by. */
function errorAt(message: string, place: string): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at defineVariant (file://${root}/packages/variant/src/defineVariant.ts:9:9)\n    at ${place}`;
  return error;
}

type Editions = DevHandlerOptions['editions'];
const assetsFor = async () => ({ styles: [], scripts: [], head: '' });

const handler = (
  load: Editions['own']['load'],
  log = vi.fn(),
  { inLocale = vi.fn(), locale = 'en_US' }: { inLocale?: Editions['inLocale']; locale?: string } = {},
) =>
  makeDevHandler({
    editions: { own: { load, assetsFor }, inLocale },
    root,
    app: `${root}/apps/kaveri`,
    log,
    commerceUrl: 'http://back.test',
    config: { gatewayScripts: eachGateway(playedScript), mapsUrl: 'https://maps.test/' },
    fetch: async () => Response.json({ data: { storeConfig: { store_code: 'kaveri', locale } } }),
  });
const get = (path = '/') => new Request(`http://localhost:3000${path}`, { headers: { accept: 'text/html' } });

it('shows another store view once the variant says so, without a new start', async () => {
  let entry = working();
  const ask = handler(async () => entry);
  expect(await (await ask(get())).text()).toBe('<p>kaveri</p>');
  entry = working('narmada');
  expect(await (await ask(get())).text()).toBe('<p>narmada</p>');
});

it('shows what is wrong with a variant, and where, until it is mended', async () => {
  const mistake = errorAt(
    'storeCode is "two words". Give <the> code',
    `file://${root}/apps/kaveri/src/variant.ts?17.5:3:24`,
  );
  const load = vi.fn<() => Promise<ServerEntry>>(async () => working()).mockRejectedValueOnce(mistake);
  const ask = handler(load);
  const answer = await ask(get());
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(html).toContain('storeCode is &quot;two words&quot;. Give &lt;the> code');
  expect(html).toContain('>apps/kaveri/src/variant.ts:3:24</a>');
  expect((await ask(get())).status).toBe(200);
});

it('shows a component that fails, and where, in place of the page that says sorry', async () => {
  const mistake = errorAt('price is undefined', `Price (${root}/packages/ui/src/price/Price.tsx:12:7)`);
  const log = vi.fn();
  const ask = handler(
    async () => ({
      variant: variant(),
      render: async (_, { report }) => {
        report(mistake);
        return { ...page, status: 500, html: '<p>Sorry</p>' };
      },
    }),
    log,
  );
  const answer = await ask(get('/shoes.html'));
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(html).toContain('>packages/ui/src/price/Price.tsx:12:7</a>');
  expect(html).not.toContain('Sorry');
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))).toString(
    'base64',
  );
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${digest}'`);
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({ error: 'Error: price is undefined', path: '/shoes.html' }),
  );
});

it('leaves a page alone that says itself what is not there', async () => {
  const ask = handler(async () => ({ variant: variant(), render: async () => ({ ...page, status: 404 }) }));
  const answer = await ask(get('/nowhere.html'));
  expect([answer.status, await answer.text()]).toEqual([404, page.html]);
});

it('says in a line to who asks for no page why the shop cannot answer', async () => {
  const ask = handler(async () => {
    throw new Error('no variant');
  });
  expect(await (await ask(new Request('http://localhost:3000/graphql'))).text()).toBe('Error: no variant');
});

// Rule errors-15.
it('shows a store view in its locale, with what was saved there since', async () => {
  const own = { ...working(), variant: { ...variant(), otherLocales: { hi_IN: {} } } };
  let words = 'नमस्ते';
  const inLocale = async () => ({
    assetsFor,
    load: async (): Promise<ServerEntry> => ({ ...own, render: async () => ({ ...page, html: `<p>${words}</p>` }) }),
  });
  const ask = handler(async () => own, undefined, { inLocale, locale: 'hi_IN' });
  expect(await (await ask(get())).text()).toBe('<p>नमस्ते</p>');
  words = 'स्वागत';
  expect(await (await ask(get())).text()).toBe('<p>स्वागत</p>');
});
