import type { CommerceClient } from '@shop/commerce-client';
import { expect, it } from 'vitest';
import { ShellQuery } from '../shared/shellQueries.ts';
import { loadProduct } from './loadProduct.ts';

const storeConfig = { base_url: 'https://back.test/', base_media_url: 'https://back.test/media/' };

/** What a page says of a product whose description the back end has as this HTML. */
async function describedBy(html: string, has = () => true) {
  const product = { __typename: 'VirtualProduct', uid: 'a', name: 'Kettle', description: { html }, categories: [] };
  const client = {
    query: () => Promise.resolve({ products: { items: [product] } }),
    queryPartial: (query: unknown) => Promise.resolve({ data: query === ShellQuery ? { storeConfig } : undefined }),
  } as unknown as CommerceClient;
  return (await loadProduct(client, 'kettle', has))?.description;
}

const row = (inner: string) =>
  `<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner">${inner}</div></div>`;
const text = (inner: string) => `<div data-content-type="text" data-element="main">${inner}</div>`;

// Rule content-04.
it('takes pictures through the shop, and leads to the shop’s own pages', async () => {
  const html = '<p><img src="https://back.test/media/a.png"><a href="https://back.test/audio.html">More</a></p>';
  expect(await describedBy(html)).toEqual([
    {
      tag: 'p',
      children: [
        { tag: 'img', props: { src: '/media/a.png' } },
        { tag: 'a', props: { href: '/audio.html' }, children: ['More'] },
      ],
    },
  ]);
});

it('leads to no page that the back end lacks', async () => {
  const html = '<p>Keep it on your <a href="/wishlist">wishlist</a></p>';
  expect(JSON.stringify(await describedBy(html, () => false))).not.toContain('/wishlist');
});

// Rule content-01.
it('keeps the whole tree of what Page Builder made', async () => {
  const made = await describedBy(row(text('<p>Boils in a minute.</p>')) + row(text('<p>Of steel.</p>')));
  expect(made).toMatchObject({
    children: [
      { type: 'row', children: [{ type: 'text', content: [{ tag: 'p', children: ['Boils in a minute.'] }] }] },
      { type: 'row', children: [{ type: 'text', content: [{ tag: 'p', children: ['Of steel.'] }] }] },
    ],
  });
});

it('is plain where Page Builder holds nothing but HTML, and empty where nothing is said', async () => {
  const html = '<div data-content-type="html" data-element="main">&lt;p&gt;Of steel.&lt;/p&gt;</div>';
  expect(await describedBy(html)).toEqual([{ tag: 'p', children: ['Of steel.'] }]);
  expect(await describedBy('')).toEqual([]);
});
