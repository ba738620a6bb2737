import { createCommerceClient } from '@shop/commerce-client';
import { defineVariant } from '@shop/variant';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { provideLoaderContext } from '../app/loaderContext.ts';
import { loader } from './resolved.tsx';

const variant = defineVariant({ id: 'kaveri', name: 'Kaveri', helpNumber: '919000000004' });
const session = { token: () => undefined, storeCode: () => 'kaveri', currency: () => undefined, cacheId: { get: () => undefined, set: () => {} }, online: () => true };

/** What a browser does at a path over a back end with this route: where it goes and how, or the status of the page. */
async function walk(path: string, route: object | null) {
  const client = createCommerceClient({ url: 'http://back.test/graphql', session, isClient: false, fetch: async () => Response.json({ data: { route } }) });
  const context = new RouterContextProvider();
  provideLoaderContext(context, { client, variant, has: () => true, signedIn: () => false });
  const answer: unknown = await loader({ request: new Request(`http://shop.test${path}`), context } as unknown as LoaderFunctionArgs).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) return { status: (answer as { init?: { status?: number } }).init?.status };
  const { headers } = answer;
  return { to: headers.get('location'), replaces: headers.has('X-Remix-Replace'), newDocument: headers.has('X-Remix-Reload-Document') };
}

const moved = { __typename: 'CmsPage', type: 'CMS_PAGE', identifier: 'x' };

describe('a path that the back end resolves (specification, section 2, "Route resolution")', () => {
  it.each([301, 302])('is replaced by the relative address at %i, with a leading slash', async redirect_code => {
    expect(await walk('/old.html', { ...moved, redirect_code, relative_url: 'new.html' })).toEqual({ to: '/new.html', replaces: true, newDocument: false });
    expect(await walk('/old.html', { ...moved, redirect_code, relative_url: '/new.html' })).toMatchObject({ to: '/new.html' });
  });

  it('is left by a new document where the address begins with http', async () => {
    expect(await walk('/old.html', { ...moved, redirect_code: 301, relative_url: 'https://partner.test/offer' })).toMatchObject({ to: 'https://partner.test/offer', newDocument: true });
  });

  it('is redirected before it could be not found, and never to another host by two slashes', async () => {
    expect(await walk('/old.html', { __typename: 'CmsPage', type: null, redirect_code: 301, relative_url: '//evil.test/' })).toMatchObject({ to: '/evil.test/' });
  });

  it('is not found without a route, without a type, and with one that the shop has no page for', async () => {
    const found = { redirect_code: 0, relative_url: 'x' };
    expect(await Promise.all([walk('/x', null), walk('/x', { ...moved, ...found, type: null }), walk('/x', { ...moved, ...found, type: 'CREDIT_CARD' })])).toEqual([{ status: 404 }, { status: 404 }, { status: 404 }]);
  });

  it('leads to /referral from the address of old, wherever it stands in the path', async () => {
    expect(await walk('/shop/electronics/referral-a-friend.html', null)).toMatchObject({ to: '/referral', replaces: true });
  });
});
