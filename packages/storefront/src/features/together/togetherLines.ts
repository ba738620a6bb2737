import { readOptions, readVariants, type Configurable } from '../shared/options/productOptions.ts';
import { productHref } from '../shared/productHref.ts';
import type { QuickChosen } from '../shared/quickAdd/QuickChoice.tsx';
import { quickAddWay } from '../shared/quickAdd/quickAddWay.ts';
import type { Offered } from './togetherQuery.ts';

/** A product of the set, as it stands there now. */
export interface TogetherLine {
  sku: string;
  name: string;
  href: string;
  picture: string | undefined;
  price: number;
  was: number | undefined;
  /** The price is that of the cheapest choice. */
  isFrom: boolean;
  isChoosable: boolean;
  /** What is bought: of a configurable product the chosen variant, undefined until it is chosen. */
  sold: string | undefined;
  /** What was chosen, in words. */
  choice: string | undefined;
}

/** One of the products that are offered, with what was chosen of it here. */
export function lineOf(product: Offered, chosen: QuickChosen | undefined): TogetherLine {
  const { minimum_price: least, maximum_price: most } = product.price_range;
  const price = least.final_price.value ?? 0;
  const isChoosable = quickAddWay(product) === 'by-choice';
  const sku = product.sku ?? '';
  return {
    sku,
    name: product.name ?? '',
    href: productHref(product),
    picture: chosen?.picture ?? product.small_image?.url ?? undefined,
    price: chosen?.price ?? price,
    was: chosen ? chosen.was : (least.regular_price.value ?? undefined),
    isFrom: !chosen && (most?.final_price.value ?? price) > price,
    isChoosable,
    sold: isChoosable ? chosen?.sku : sku,
    choice: chosen?.words,
  };
}

/** What a variant is, in words: "Midnight blue, 128 GB". */
export function choiceWords(product: Configurable, sku: string | undefined): string | undefined {
  const variant = readVariants(product).find(each => each.sku === sku);
  if (!variant) return undefined;
  return readOptions(product)
    .flatMap(({ code, values }) => values.find(({ uid }) => uid === variant.values[code])?.label ?? [])
    .join(', ');
}
