import { expect, it } from 'vitest';
import type { ProductSeed } from '../catalogue/ProductSeed.ts';
import type { CatalogueSeed } from '../seed/CatalogueSeed.ts';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';

/** The sample shop with something more said of some of its products. */
function told(more: Record<string, Partial<ProductSeed>>): CatalogueSeed {
  const families = sampleCatalogue.families.map(family => ({
    ...family,
    products: family.products.map(product => ({ ...product, ...more[product.sku] })),
  }));
  return { ...sampleCatalogue, families };
}

async function skus(
  shop: ReturnType<typeof makeSandbox>,
  store: string,
  search: string,
  filter = '{}',
): Promise<string[]> {
  const { data, errors } = await shop.query(
    `query ($search: String) { products(search: $search, filter: ${filter}) { items { sku } } }`,
    { search },
    { store },
  );
  expect(errors).toBeUndefined();
  return (data as { products: { items: { sku: string }[] } }).products.items.map(({ sku }) => sku);
}

const named = makeSandbox({
  catalogue: told({
    'AUR-SP-1': {
      inViews: {
        uni: {
          name: 'Hostel Boombox',
          shortDescription: 'Loud through two walls.',
          description: '<p>For rooms of four.</p>',
        },
      },
    },
  }),
});

it('finds a product by what the store view calls it, and there by nothing else', async () => {
  expect(await skus(named, 'uni', 'boombox')).toEqual(['AUR-SP-1']);
  expect(await skus(named, 'uni', 'through walls')).toEqual(['AUR-SP-1']);
  expect(await skus(named, 'uni', 'desk')).toEqual([]);
  expect(await skus(named, 'zepp', 'desk')).toEqual(['AUR-SP-1']);
  expect(await skus(named, 'zepp', 'boombox')).toEqual([]);
});

it('finds it beside the others, by brand and category, and when it is misspelt', async () => {
  expect(await skus(named, 'uni', 'speakers')).toEqual(expect.arrayContaining(['AUR-SP-1', 'TIR-SP-1']));
  expect(await skus(named, 'uni', 'bombox')).toEqual(['AUR-SP-1']);
});

it('filters by the name that the store view has', async () => {
  const filter = (word: string) => `{ name: { match: "${word}" } }`;
  expect(await skus(named, 'uni', 'aurora', filter('boombox'))).toEqual(['AUR-SP-1']);
  expect(await skus(named, 'uni', 'aurora', filter('desk'))).toEqual([]);
  expect(await skus(named, 'zepp', 'aurora', filter('boombox'))).toEqual([]);
});

const LINKS =
  'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { related_products { sku } upsell_products { sku } crosssell_products { sku } } } }';

it('offers beside a product only what the store view sells and shows', async () => {
  const all = ['TIR-HP-1', 'AUR-HP-1', 'AUR-HP-2', 'NIL-GV-1', 'NIL-GV-2'];
  const shop = makeSandbox({
    catalogue: told({
      'AUR-SP-1': { related: all, upSell: all, crossSell: all },
      'AUR-HP-1': { inViews: { uni: { visibility: 'disabled' } } },
      'AUR-HP-2': { inViews: { '': { visibility: 'hidden' }, float: { visibility: 'catalog' } } },
      'NIL-GV-1': { view: 'uni' },
      'NIL-GV-2': { inViews: { uni: { visibility: 'search' } } },
    }),
  });
  const offered = async (store: string) => {
    const { data } = await shop.query(LINKS, { sku: 'AUR-SP-1' }, { store });
    const [item] = (data as { products: { items: Record<string, { sku: string }[]>[] } }).products.items;
    const [related, up, across] = ['related_products', 'upsell_products', 'crosssell_products'].map(field =>
      item![field]!.map(({ sku }) => sku).join(' '),
    );
    expect([up, across]).toEqual([related, related]);
    return related;
  };
  expect(await offered('zepp')).toBe('TIR-HP-1 AUR-HP-1 NIL-GV-2');
  expect(await offered('uni')).toBe('TIR-HP-1 NIL-GV-1');
  expect(await offered('float')).toBe('TIR-HP-1 AUR-HP-1 AUR-HP-2 NIL-GV-2');
});
