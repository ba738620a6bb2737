// @vitest-environment node
import { defineVariant } from '@shop/variant';
import { expect, it } from 'vitest';
import { manifestFile } from './manifestFile.ts';

const variant = defineVariant({
  id: 'kaveri',
  name: 'Kaveri',
  description: 'A shop for tests.',
  storeCode: 'kaveri',
  coinName: 'Kaveri Coins',
  helpNumber: '919000000004',
  themeColour: '#0b7a75',
  backgroundColour: '#ffffff',
});
const phone = { src: '/icons/narrow.webp', sizes: '360x720', type: 'image/webp', form_factor: 'narrow' } as const;

interface Manifest {
  lang: string;
  icons: { sizes: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
  screenshots?: { label: string }[];
}
const read = (...known: [typeof variant, (feature: string) => boolean, (typeof phone)[]]) =>
  JSON.parse(manifestFile('/manifest.webmanifest', ...known)!.body) as Manifest;

// Rule install-01.
it('names the language of the shop, and has its icons in the sizes that browsers want, whole and to be cut', () => {
  const { lang, icons, screenshots } = read({ ...variant, locale: 'hi_IN' }, () => true, []);
  expect([lang, screenshots]).toEqual(['hi-IN', undefined]);
  for (const purpose of [undefined, 'maskable'])
    expect(icons.filter(icon => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
});

// Rule install-02.
it('leads to search, cart, orders and, where there are some, coins by their own name', () => {
  const paths = (has: boolean) => read(variant, () => has, []).shortcuts.map(({ name, url }) => `${name} ${url}`);
  expect(paths(true)).toEqual([
    'Search /search.html',
    'Cart /cart',
    'My orders /order-history',
    'Kaveri Coins /zepp-coins',
  ]);
  expect(paths(false)).toHaveLength(3);
});

// Rule install-01.
it('shows pictures of the shop, where its build came with some', () => {
  expect(read(variant, () => true, [phone]).screenshots).toEqual([{ ...phone, label: 'Kaveri on a phone' }]);
});

it('stands at one path only', () => {
  expect(manifestFile('/manifest.json', variant, () => true, [])).toBeUndefined();
});
