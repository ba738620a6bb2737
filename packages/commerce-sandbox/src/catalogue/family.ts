import type { Finish } from '../artwork/types.ts';
import type { Shape } from '../artwork/shapes.ts';
import type { BrandCode } from './brands.ts';
import type { Platform } from './platforms.ts';
import { tints, type TopCategory } from './tints.ts';
import type { BundleSeed, DownloadableSeed, Family, GiftCardSeed, GroupedLinkSeed, OptionSeed, ProductSeed, VariantSeed } from './types.ts';

/** What the products of a family have in common. */
export interface FamilySheet {
  /** Also the key of the family, unless it has one of its own. */
  shape: Shape;
  key?: string;
  /** Start of every stock-keeping unit, for example "PHN". */
  sku: string;
  /** url_path of the leaf category that lists the family. */
  leaf: string;
  finish: Finish;
  /** Ground of the pictures, #rrggbb; that of the top-level category unless said. */
  tint?: string;
  seller: string;
  /** Country of manufacture; India unless said. */
  made?: string;
  /** Grams, packed. Absent means nothing is shipped: the products are virtual. */
  grams?: number;
}

/** What a configurable product comes in. Colours are named with their swatch. */
export interface ChoiceSheet {
  colours?: Record<string, string>;
  sizes?: string[];
  storages?: string[];
  /**
   * Pieces: one row for each colour ("all" where there are no colours), one number for each size or storage.
   * 0 is out of stock, null is not sold.
   */
  pieces: Record<string, (number | null)[]>;
  /** Rupees added for each size or storage, in their order. */
  steps?: number[];
}

/** One product as its merchandiser writes it. Money in whole rupees. */
export interface ProductSheet {
  name: string;
  brand: BrandCode;
  /** Instead of the family's leaf. */
  leaf?: string;
  also?: string[];
  mrp: number;
  offer?: number;
  stock?: number;
  handling?: number;
  elsewhere?: Partial<Record<Platform, number>>;
  short: string;
  about: string;
  points: string[];
  facts: Record<string, string>;
  /** Colour of the thing (the first colour option by default), then its accent. */
  look: [colour: string, accent: string];
  finish?: Finish;
  label?: string;
  /** Kind of the shape, where the artwork has several; by seed unless said. */
  form?: string;
  seller?: string;
  made?: string;
  grams?: number;
  /** Percent, then how many reviews. */
  rating?: [percent: number, count: number];
  choice?: ChoiceSheet;
  /** Instead of the family's. */
  shape?: Shape;
  /** What it consists of, where it is more than one thing or a file or a card. Amounts in paise: see `paise`. */
  kind?: Kind;
}

type Kind = { bundle: BundleSeed } | { grouped: GroupedLinkSeed[] } | { downloadable: DownloadableSeed } | { giftcard: GiftCardSeed };

/**
 * A family from its products' sheets. The stock-keeping units count up in the order of the list, so a new product goes to
 * its end.
 */
export function family(shared: FamilySheet, sheets: ProductSheet[]): Family {
  return { key: shared.key ?? shared.shape, products: sheets.map((sheet, index) => toProduct(shared, sheet, index)) };
}

function toProduct(shared: FamilySheet, sheet: ProductSheet, index: number): ProductSeed {
  const sku = `${shared.sku}-${101 + index}`;
  const leaf = sheet.leaf ?? shared.leaf;
  const grams = sheet.grams ?? shared.grams;
  const variants = sheet.choice && variantsOf(sku, sheet, sheet.choice);
  const [colour, accent] = sheet.look;
  return {
    sku,
    name: sheet.name,
    urlKey: toUrlKey(sheet.name),
    type: typeOf(sheet, grams),
    brand: sheet.brand,
    categories: [leaf, ...(sheet.also ?? [])],
    price: paise(sheet.mrp),
    ...(sheet.offer !== undefined && { specialPrice: paise(sheet.offer) }),
    stock: variants ? variants.reduce((sum, variant) => sum + variant.stock, 0) : (sheet.stock ?? 0),
    ...(sheet.handling !== undefined && { surcharge: paise(sheet.handling) }),
    ...(sheet.elsewhere && {
      otherPlatforms: Object.entries(sheet.elsewhere).map(([platform, price]) => ({ platform, price: paise(price) })),
    }),
    shortDescription: sheet.short,
    description: `<p>${sheet.about}</p><ul>${sheet.points.map(point => `<li>${point}</li>`).join('')}</ul>`,
    facts: { ...sheet.facts, 'Sold by': sheet.seller ?? shared.seller },
    countryOfManufacture: sheet.made ?? shared.made ?? 'India',
    artwork: {
      shape: sheet.shape ?? shared.shape,
      colour,
      accent,
      finish: sheet.finish ?? shared.finish,
      tint: shared.tint ?? tints[leaf.split('/')[0] as TopCategory],
      seed: seedOf(sku),
      ...(sheet.label !== undefined && { label: sheet.label }),
      ...(sheet.form !== undefined && { form: sheet.form }),
    },
    ...(sheet.choice && variants && { options: optionsOf(sheet.choice), variants }),
    ...sheet.kind,
    ...(sheet.rating && { rating: { percent: sheet.rating[0], count: sheet.rating[1] } }),
    ...(grams !== undefined && { weight: grams }),
  };
}

function typeOf({ kind, choice }: ProductSheet, grams: number | undefined): ProductSeed['type'] {
  if (kind) return 'bundle' in kind ? 'bundle' : 'grouped' in kind ? 'grouped' : 'downloadable' in kind ? 'downloadable' : 'giftcard';
  if (choice) return 'configurable';
  return grams === undefined ? 'virtual' : 'simple';
}

function optionsOf({ colours, sizes, storages }: ChoiceSheet): OptionSeed[] {
  const options: OptionSeed[] = [];
  if (colours) options.push({ code: 'color', values: Object.entries(colours).map(([label, swatch]) => ({ label, swatch })) });
  if (storages) options.push({ code: 'storage', values: storages.map(label => ({ label })) });
  if (sizes) options.push({ code: 'size', values: sizes.map(label => ({ label })) });
  return options;
}

function variantsOf(sku: string, sheet: ProductSheet, choice: ChoiceSheet): VariantSeed[] {
  const columns = choice.sizes ?? choice.storages ?? [undefined];
  const code = choice.sizes ? 'size' : 'storage';
  return Object.entries(choice.pieces).flatMap(([row, pieces]) =>
    pieces.flatMap((stock, column) => {
      if (stock === null) return [];
      const label = columns[column];
      const step = choice.steps?.[column] ?? 0;
      return {
        sku: [sku, choice.colours && row, label].filter(Boolean).map(part => toUrlKey(String(part)).toUpperCase()).join('-'),
        options: { ...(choice.colours && { color: row }), ...(label !== undefined && { [code]: label }) },
        price: paise(sheet.mrp + step),
        ...(sheet.offer !== undefined && { specialPrice: paise(sheet.offer + step) }),
        stock,
      };
    }),
  );
}

function toUrlKey(text: string): string {
  return text.toLowerCase().replaceAll('&', 'and').replaceAll('’', '').replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

/** Rupees, as a merchandiser writes them, in paise. */
export const paise = (rupees: number): number => rupees * 100;

/** FNV-1a: the picture of a product stays the same when others join its family. */
function seedOf(sku: string): number {
  let hash = 2166136261;
  for (const character of sku) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  return hash >>> 0;
}
