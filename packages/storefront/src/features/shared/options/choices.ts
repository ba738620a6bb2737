// chunk: options
import type { OptionChoice } from '@shop/ui';
import type { ProductOption, ProductVariant } from './productOptions.ts';

/** Chosen value uids by option code. */
export type Chosen = Record<string, string>;

const fits = (variant: ProductVariant, chosen: Chosen) =>
  Object.entries(chosen).every(([code, uid]) => variant.values[code] === uid);

/**
 * The choices of an option: a value is available when something in stock has it together with what is chosen elsewhere.
 */
export function choicesOf(option: ProductOption, variants: ProductVariant[], chosen: Chosen): OptionChoice[] {
  const { [option.code]: _own, ...others } = chosen;
  return option.values.map(({ uid, label, swatch, picture }) => ({
    value: uid,
    label,
    swatch,
    picture,
    available: variants.some(
      variant => variant.inStock && variant.values[option.code] === uid && fits(variant, others),
    ),
  }));
}

/** Takes a choice; what no longer goes with it is let go. */
export function choose(
  options: ProductOption[],
  variants: ProductVariant[],
  chosen: Chosen,
  code: string,
  uid: string,
): Chosen {
  let next: Chosen = { ...chosen, [code]: uid };
  for (const other of options) {
    if (other.code === code || next[other.code] === undefined) continue;
    if (!variants.some(variant => variant.inStock && fits(variant, next))) {
      const { [other.code]: _gone, ...rest } = next;
      next = rest;
    }
  }
  return next;
}

/** The one combination that is chosen; undefined while an option is open. */
export function chosenVariant(
  options: ProductOption[],
  variants: ProductVariant[],
  chosen: Chosen,
): ProductVariant | undefined {
  if (options.some(option => chosen[option.code] === undefined)) return undefined;
  return variants.find(variant => fits(variant, chosen));
}

/** What an address names of the options (listing-02); of what cannot be had together, what is named first. */
export function chosenIn(params: URLSearchParams, options: ProductOption[], variants: ProductVariant[]): Chosen {
  let chosen: Chosen = {};
  for (const { code, values } of options) {
    const uid = params.get(code);
    const isSold = variants.some(variant => variant.inStock && fits(variant, { ...chosen, [code]: uid ?? '' }));
    if (uid && isSold && values.some(value => value.uid === uid)) chosen = { ...chosen, [code]: uid };
  }
  return chosen;
}
