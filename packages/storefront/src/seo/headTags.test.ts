import { expect, it } from 'vitest';
import { headTags } from './headTags.ts';

const described = (page: object, description?: string) =>
  /property="og:description" content="([^"]*)"/.exec(
    headTags({
      url: new URL('http://shop.test/about-us'),
      resolved: { type: 'CMS_PAGE', page },
      storeName: 'Kaveri',
      locale: 'en_US',
      hidesPrices: false,
      description,
    }),
  )?.[1];

it.each([
  ["the page's own", { title: 'About us', description: 'Who we are.' }, 'Things for every day.', 'Who we are.'],
  ["the store view's", { title: 'About us', description: '' }, 'Things for every day.', 'Things for every day.'],
  ['none', { title: 'About us' }, undefined, undefined],
])('describes a page by %s', (_, page, ofStore, text) => {
  expect(described(page, ofStore)).toBe(text);
});

it('escapes what a description says once, whatever entities editors wrote', () => {
  expect(described({ title: 'About us', description: 'Phones &amp; tablets: "new" <b>&lt; 1 kg</b>' })).toBe(
    'Phones &amp; tablets: &quot;new&quot; &lt; 1 kg',
  );
});

it('reads the text of a category’s description no second time', () => {
  const tags = headTags({
    url: new URL('http://shop.test/phones.html'),
    resolved: {
      type: 'CATEGORY',
      page: { category: { name: 'Phones', description: 'Write &amp; for an <and>' }, products: null },
    },
    storeName: 'Kaveri',
    locale: 'en_US',
    hidesPrices: false,
  });
  expect(tags).toContain('<meta property="og:description" content="Write &amp;amp; for an &lt;and>">');
});
