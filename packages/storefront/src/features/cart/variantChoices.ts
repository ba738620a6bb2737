import { graphql, type ResultOf } from '@shop/commerce-client';

/** What a configurable product can be changed to. */
export const VariantsQuery = graphql(`
  query cartLineVariants($sku: String!) {
    products(filter: { sku: { eq: $sku } }, pageSize: 1) {
      items {
        __typename
        uid
        ... on ConfigurableProduct {
          configurable_options { uid attribute_code label position values { uid label swatch_data { __typename value } } }
          variants {
            attributes { code uid }
            product { uid sku stock_status price_range { minimum_price { final_price { currency value } } } }
          }
        }
      }
    }
  }
`);

export interface VariantOption {
  code: string;
  label: string;
  values: { uid: string; label: string; swatch: string | undefined }[];
}

/** One combination that is sold. */
export interface Variant {
  sku: string;
  /** Value uid by option code. */
  values: Record<string, string>;
  inStock: boolean;
  /** Rupees. */
  price: number | undefined;
}

const colour = (value: string | null | undefined) => (/^#[0-9a-f]{6}$/i.test(value ?? '') ? value! : undefined);

/** The options and variants of the answer; none for a product that is not configurable any more. */
export function readVariants(data: ResultOf<typeof VariantsQuery> | undefined): {
  options: VariantOption[];
  variants: Variant[];
} {
  const product = data?.products?.items?.[0];
  if (product?.__typename !== 'ConfigurableProduct') return { options: [], variants: [] };
  const options = (product.configurable_options ?? [])
    .filter(option => option !== null)
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .map(option => ({
      code: option.attribute_code ?? '',
      label: option.label ?? '',
      values: (option.values ?? []).flatMap(value =>
        value?.uid ? { uid: value.uid, label: value.label ?? '', swatch: colour(value.swatch_data?.value) } : [],
      ),
    }));
  const variants = (product.variants ?? []).flatMap(variant =>
    variant?.product?.sku
      ? {
          sku: variant.product.sku,
          values: Object.fromEntries(
            (variant.attributes ?? []).flatMap(each => (each?.code && each.uid ? [[each.code, each.uid]] : [])),
          ),
          inStock: variant.product.stock_status !== 'OUT_OF_STOCK',
          price: variant.product.price_range.minimum_price.final_price.value ?? undefined,
        }
      : [],
  );
  return { options, variants };
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
