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
