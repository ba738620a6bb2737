import type { ProductFactsSeed } from '../catalogue/factTypes.ts';
import type { Family, ProductSeed } from '../catalogue/ProductSeed.ts';
import type { BrandSeed } from '../catalogue/shelfTypes.ts';
import type { OptionValue } from '../catalogue/variantTypes.ts';
import { toUrlKey } from '../toUrlKey.ts';

const series = [
  'Tarang',
  'Nakshatra',
  'Meridian',
  'Sahyadri',
  'Orbit',
  'Mayur',
  'Classic',
  'Kaveri',
  'Urban',
  'Vistara',
  'Prime',
  'Sutra',
  'Ananta',
  'Delta',
  'Riva',
  'Nova',
  'Chinar',
  'Everyday',
  'Lotus',
  'Signature',
  'Banyan',
  'Metro',
  'Sarita',
];

const colours: OptionValue[] = [
  { label: 'Graphite', swatch: '#33373d' },
  { label: 'Ivory', swatch: '#f2ead8' },
  { label: 'Indigo', swatch: '#2c3e80' },
  { label: 'Teal', swatch: '#1f7a78' },
  { label: 'Maroon', swatch: '#7a1f2b' },
  { label: 'Mustard', swatch: '#d9a520' },
  { label: 'Olive', swatch: '#6b7a3a' },
  { label: 'Rose', swatch: '#d98a9a' },
];

/** One in so many comes in several colours. */
const CONFIGURABLE_EVERY = 10;

const words = (text: string) =>
  text.replaceAll(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => `${dash === '' ? '' : ' '}${letter.toUpperCase()}`,
  );

/** The facts with one more line in their table. */
const withModelNumber = (facts: ProductFactsSeed = {}, modelNumber: number): ProductFactsSeed => ({
  ...facts,
  specifications: [...(facts.specifications ?? []), { label: 'Model', value: String(modelNumber) }],
});

/** Spreads consecutive numbers over 32 bits, the same way every time. */
function scatter(number: number): number {
  const mixed = Math.imul(number ^ (number >>> 16), 0x45d9f3b);
  return (Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b) ^ mixed) >>> 0;
}

/**
 * Products number `from` to `to` - 1 for a shop that should be large: each like one that the families describe, with a
 * name, price and colour of its own. The same numbers always give the same products.
 */
export function* generateProducts(
  families: readonly Family[],
  brands: readonly BrandSeed[],
  from: number,
  to: number,
): Generator<ProductSeed> {
  const models = families
    .map(({ products }) => products.filter(({ type }) => type === 'simple' || type === 'virtual'))
    .filter(products => products.length > 0);
  const brandNames = new Map(brands.map(({ code, name }) => [code, name]));
  for (let number = from; number < to; number++) {
    const family = models[number % models.length]!;
    const dice = scatter(number);
    const model = family[dice % family.length]!;
    const brand = family[(dice >>> 5) % family.length]!.brand;
    yield likeModel(model, number, dice, brand, brandNames.get(brand) ?? brand);
  }
}

function likeModel(model: ProductSeed, number: number, dice: number, brand: string, brandName: string): ProductSeed {
  const serial = number + 1_000;
  const colour = colours[(dice >>> 3) % colours.length]!;
  // Model numbers repeat: a shop of a hundred thousand products has no hundred thousand words.
  const modelNumber = 100 + ((dice >>> 2) % 90) * 10;
  const name = `${brandName} ${series[(dice >>> 7) % series.length]} ${modelNumber} ${words(model.artwork.shape)}`;
  const sku = `GEN-${serial}`;
  // Between 60 and 139 percent of the model's, in whole rupees that end in 9.
  const price = Math.max(1_900, Math.round((model.price * (60 + ((dice >>> 9) % 80))) / 100_000) * 1_000 - 100);
  const off = (dice >>> 11) % 3 === 0 ? 0 : 5 + ((dice >>> 13) % 30);
  const offer = off === 0 ? {} : { specialPrice: Math.round((price * (100 - off)) / 10_000) * 100 };
  const stock = dice % 23 === 0 ? 0 : 1 + ((dice >>> 4) % 240);
  const base: ProductSeed = {
    sku,
    name,
    urlKey: toUrlKey(`${name} ${serial}`),
    type: model.type,
    brand,
    categories: model.categories,
    price,
    ...offer,
    stock,
    shortDescription: `${model.shortDescription.replace(/(?<![.?!”])[.?!”]+$/, '')}, model ${modelNumber}.`,
    description: model.description,
    facts: withModelNumber(model.facts, modelNumber),
    countryOfManufacture: model.countryOfManufacture,
    artwork: { ...model.artwork, colour: colour.swatch! },
    ...(model.weight !== undefined && { weight: model.weight }),
  };
  if (model.type !== 'simple' || number % CONFIGURABLE_EVERY !== 0) return base;
  const values = [0, 1, 2].map(step => colours[((dice >>> 3) + step * 3) % colours.length]!);
  return {
    ...base,
    type: 'configurable',
    options: [{ code: 'color', values }],
    variants: values.map(({ label }, index) => ({
      sku: `${sku}-${label.toUpperCase()}`,
      options: { color: label },
      price,
      ...offer,
      stock: index === 0 ? stock : (stock * (index + 2)) % 60,
    })),
  };
}
