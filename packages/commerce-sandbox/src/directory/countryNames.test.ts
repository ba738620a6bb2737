import { expect, it } from 'vitest';
import { hindiView, labels } from '../catalogue/hindi/labels.ts';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { countryIn } from './countryNames.ts';

it('names the country of a product in the language of the store view', async () => {
  const shop = makeSandbox({ catalogue: { ...sampleCatalogue, labels } });
  const countryAt = async (store: string) => {
    const { data } = await shop.query(
      '{ products(filter: { sku: { eq: "AUR-SP-1" } }) { items { ... on SimpleProduct { country_of_manufacture } } } }',
      {},
      { store },
    );
    return (data as { products: { items: { country_of_manufacture: string }[] } }).products.items[0]
      ?.country_of_manufacture;
  };
  expect(await countryAt('float')).toBe('India');
  expect(await countryAt(hindiView)).toBe('भारत');
});

it('leaves alone what is no country', () => {
  expect(countryIn('hi_IN', 'Vietnam')).toBe('वियतनाम');
  expect(countryIn('hi_IN', 'Atlantis')).toBe('Atlantis');
});
