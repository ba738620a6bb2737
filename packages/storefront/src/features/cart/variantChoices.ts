import { graphql, type ResultOf } from '@shop/commerce-client';
import { OptionsFragment } from '../shared/options/optionsFragment.ts';
import {
  readOptions,
  readVariants,
  type ProductOption,
  type ProductVariant,
} from '../shared/options/productOptions.ts';

/** What a configurable product can be changed to. */
export const VariantsQuery = graphql(
  `
  query cartLineVariants($sku: String!) {
    products(filter: { sku: { eq: $sku } }, pageSize: 1) {
      items {
        __typename
        uid
        ... on ConfigurableProduct {
          ...Options
          variants {
            attributes { code uid }
            product { uid sku stock_status price_range { minimum_price { final_price { currency value } } } }
          }
        }
      }
    }
  }
`,
  [OptionsFragment],
);

/** A combination that is sold, with its price. */
export interface Variant extends ProductVariant {
  /** Rupees. */
  price: number | undefined;
}

/** The options and variants of the answer; none for a product that is not configurable any more. */
export function readChoices(data: ResultOf<typeof VariantsQuery> | undefined): {
  options: ProductOption[];
  variants: Variant[];
} {
  const product = data?.products?.items?.[0];
  if (product?.__typename !== 'ConfigurableProduct') return { options: [], variants: [] };
  const prices = new Map(
    (product.variants ?? []).map(variant => [
      variant?.product?.sku,
      variant?.product?.price_range.minimum_price.final_price.value ?? undefined,
    ]),
  );
  return {
    options: readOptions(product),
    variants: readVariants(product).map(variant => ({ ...variant, price: prices.get(variant.sku) })),
  };
}

/**
 * The variant in stock that has a value and else differs least from the one that is chosen: a change of one option
 * always ends at something that is sold.
 */
export function nearestVariant(variants: Variant[], chosen: Variant | undefined, code: string, uid: string) {
  const likeness = ({ values }: Variant) =>
    Object.entries(values).filter(([option, value]) => chosen?.values[option] === value).length;
  return variants
    .filter(({ inStock, values }) => inStock && values[code] === uid)
    .toSorted((one, other) => likeness(other) - likeness(one))[0];
}
