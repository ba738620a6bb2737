// chunk: options
import { plainColour } from '../plainColour.ts';

/** One option of a configurable product, for example its colour. */
export interface ProductOption {
  code: string;
  label: string;
  values: { uid: string; label: string; swatch?: string | undefined; picture?: string | undefined }[];
}

/** One combination that is sold. */
export interface ProductVariant {
  sku: string;
  /** Value uid by option code. */
  values: Record<string, string>;
  inStock: boolean;
}

/** What is read of a configurable product, as any query that asks for its options and variants answers it. */
export interface Configurable {
  configurable_options?: readonly (AnsweredOption | null)[] | null;
  variants?: readonly (AnsweredVariant | null)[] | null;
}

interface AnsweredOption {
  attribute_code?: string | null;
  label?: string | null;
  position?: number | null;
  values?:
    | readonly ({
        uid?: string | null;
        label?: string | null;
        swatch_data?: { __typename?: string; value?: string | null; thumbnail?: string | null } | null;
      } | null)[]
    | null;
}

interface AnsweredVariant {
  attributes?: readonly ({ code: string | null; uid: string } | null)[] | null;
  product?: { sku?: string | null; stock_status?: string | null } | null;
}

/** Its options in the order of the shop. */
export const readOptions = ({ configurable_options: options }: Configurable): ProductOption[] =>
  (options ?? [])
    .flatMap(option => (option?.attribute_code ? [option] : []))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ attribute_code: code, label, values }) => ({
      code: code ?? '',
      label: label ?? '',
      values: (values ?? []).flatMap(value =>
        value?.uid
          ? [
              {
                uid: value.uid,
                label: value.label ?? '',
                // Only a colour is written like one.
                swatch: plainColour(value.swatch_data?.value),
                picture: value.swatch_data?.thumbnail ?? undefined,
              },
            ]
          : [],
      ),
    }));

/** The combinations that are sold of it. */
export const readVariants = ({ variants }: Configurable): ProductVariant[] =>
  (variants ?? []).flatMap(variant =>
    variant?.product?.sku
      ? [
          {
            sku: variant.product.sku,
            values: Object.fromEntries(
              (variant.attributes ?? []).flatMap(attribute =>
                attribute?.code ? [[attribute.code, attribute.uid]] : [],
              ),
            ),
            inStock: variant.product.stock_status !== 'OUT_OF_STOCK',
          },
        ]
      : [],
  );
