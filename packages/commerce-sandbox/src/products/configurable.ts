import type { SandboxContext } from '../context.ts';
import { inputError } from '../errors.ts';
import { isColour, PICTURE_SWATCH } from '../isColour.ts';
import { decodeUid, encodeUid } from '../uid.ts';
import { type ChosenOption, productOptions, type ProductRow, variantsOf } from './findProducts.ts';
import { galleryEntry, imagesOf } from './images.ts';
import { optionPicture, thumbnailOf } from './optionPicture.ts';

/** Uid of a value that a configurable product is chosen by. */
export const optionUid = (attributeId: number, optionId: number): string =>
  encodeUid(`configurable/${attributeId}/${optionId}`);

/** Attribute and option id inside such a uid. Throws graphql-input when it is something else. */
function readOptionUid(uid: string): { attributeId: number; optionId: number } {
  const match = /^configurable\/(\d{1,9})\/(\d{1,9})$/.exec(decodeUid(uid));
  if (!match) throw inputError(`Value of uid "${uid}" is incorrect.`);
  return { attributeId: Number(match[1]), optionId: Number(match[2]) };
}

type InView = Pick<SandboxContext, 'db' | 'storeView'>;
type WithMedia = Pick<SandboxContext, 'db' | 'mediaBase'>;

interface Attribute {
  id: number;
  code: string;
  label: string;
  values: ChosenOption[];
}

/** What a configurable product is chosen by, with its values in order, whether or not they can be bought now. */
function attributesOf({ db, storeView }: InView, productId: number): Attribute[] {
  const byId = Map.groupBy(productOptions(db, productId, storeView.code), value => value.attribute_id);
  return [...byId].map(([id, list]) => ({
    id,
    code: list[0]!.attribute_code,
    label: list[0]!.attribute_label,
    values: list,
  }));
}

function swatchOf({ swatch, option_id, option_label }: ChosenOption, { db, mediaBase }: WithMedia) {
  if (swatch !== null && isColour(swatch)) return { __typename: 'ColorSwatchData', value: swatch };
  const picture = swatch === PICTURE_SWATCH ? optionPicture(db, option_id) : undefined;
  return picture
    ? { __typename: 'ImageSwatchData', value: picture.path, thumbnail: thumbnailOf(picture, mediaBase) }
    : { __typename: 'TextSwatchData', value: option_label };
}

/** ConfigurableProduct.configurable_options. */
export function configurableOptions(product: ProductRow, context: InView & WithMedia) {
  return attributesOf(context, product.id).map((attribute, position) => ({
    // Magento numbers the links between products and attributes; here the pair makes the number.
    id: product.id * 1000 + attribute.id,
    uid: encodeUid(`configurable/${product.id}/${attribute.id}`),
    attribute_id: String(attribute.id),
    attribute_uid: encodeUid(attribute.id),
    attribute_code: attribute.code,
    label: attribute.label,
    position,
    use_default: false,
    values: attribute.values.map(value => ({
      uid: optionUid(attribute.id, value.option_id),
      value_index: value.option_id,
      label: value.option_label,
      default_label: value.option_label,
      store_label: value.option_label,
      use_default_value: true,
      swatch_data: swatchOf(value, context),
    })),
  }));
}

interface Sold {
  product: ProductRow;
  options: ChosenOption[];
}

const soldVariants = ({ db, storeView }: InView, productId: number): Sold[] =>
  variantsOf(db, productId)
    .filter(({ salable }) => salable === 1)
    .map(product => ({ product, options: productOptions(db, product.id, storeView.code) }));

/** ConfigurableProduct.variants: the combinations that can be bought now. */
export function configurableVariants(product: ProductRow, context: InView) {
  return soldVariants(context, product.id).map(({ product: variant, options }) => ({
    product: variant,
    attributes: options.map(option => ({
      code: option.attribute_code,
      label: option.option_label,
      uid: optionUid(option.attribute_id, option.option_id),
      value_index: option.option_id,
    })),
  }));
}

/** What can still be chosen after the given values, and the variant once everything is. */
export function optionsSelection(product: ProductRow, uids: readonly string[], context: SandboxContext) {
  const { db, mediaBase } = context;
  const chosen = new Map(
    uids.map(uid => readOptionUid(uid)).map(({ attributeId, optionId }) => [attributeId, optionId]),
  );
  const attributes = attributesOf(context, product.id);
  const sold = soldVariants(context, product.id);
  const fits = ({ options }: Sold, except?: number) =>
    options.every(
      option =>
        option.attribute_id === except || (chosen.get(option.attribute_id) ?? option.option_id) === option.option_id,
    );
  const open = (attributeId: number) =>
    new Set(
      sold
        .filter(each => fits(each, attributeId))
        .flatMap(({ options }) =>
          options.filter(option => option.attribute_id === attributeId).map(({ option_id }) => option_id),
        ),
    );
  const matching = sold.find(each => fits(each));
  const complete = attributes.length > 0 && attributes.every(({ id }) => chosen.has(id));
  const shown = chosen.size > 0 && matching ? matching.product.id : product.id;

  return {
    options_available_for_selection: attributes.map(({ id, code, values }) => ({
      attribute_code: code,
      option_value_uids: values
        .filter(({ option_id }) => open(id).has(option_id))
        .map(({ option_id }) => optionUid(id, option_id)),
    })),
    configurable_options: attributes.map(({ id, code, label, values }) => ({
      uid: encodeUid(id),
      attribute_code: code,
      label,
      values: values.map(value => ({
        uid: optionUid(id, value.option_id),
        label: value.option_label,
        is_available: open(id).has(value.option_id),
        is_use_default: false,
        swatch: swatchOf(value, context),
      })),
    })),
    media_gallery: imagesOf(db, shown).map(image => galleryEntry(image, mediaBase)),
    variant: complete ? (matching?.product ?? null) : null,
  };
}
