import { categoriesOf } from '../categories/findCategories.ts';
import type { OtherPlatformSeed } from '../catalogue/priceTypes.ts';
import type { SandboxContext } from '../context.ts';
import { row, rows } from '../database.ts';
import { countryIn } from '../directory/countryNames.ts';
import { productGiftFields } from '../gifts/productGiftFields.ts';
import { money, rupees } from '../money.ts';
import { orderDate } from '../orders/orderDate.ts';
import { coinsEarned, coinsText } from '../orders/coinsEarned.ts';
import type { FieldResolver } from '../resolverMap.ts';
import { byLocale } from '../store/byLocale.ts';
import { encodeUid } from '../uid.ts';
import { factFields } from './factFields.ts';
import { isBestseller } from './bestsellers.ts';
import { dealEnd } from './dealEnd.ts';
import { type ProductRow, variantsOf } from './findProducts.ts';
import { galleryEntry, imagesOf, productImage } from './images.ts';
import { nameInView, offeredIn, pageInView, textsInView, urlKeyInView } from './inView.ts';
import { pricedFor, shownPriceOf } from './pricedFor.ts';
import { priceRange } from './prices.ts';
import { priceTiers } from './tierPrices.ts';
import { LOW_STOCK, saleLimits } from './saleQuantity.ts';

/** Prices of other shops are read at 6 each morning in India: at half past midnight in UTC. */
function lastReading(now: Date): number {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 0, 30);
  return today <= now.getTime() ? today : today - 24 * 60 * 60 * 1000;
}

const productEarns = byLocale({
  en_US: (least: string, shown: string) => ({
    product_message: `Earn ${shown} with this product.`,
    category_message: `Earn ${least}`,
  }),
  hi_IN: (least, shown) => ({ product_message: `इस प्रोडक्ट पर ${shown} पाइए।`, category_message: `${least} पाइए` }),
});

/** A product as its resolvers take it; a redirect has its own relative_url and code. */
type ProductSource = ProductRow & { relative_url?: string; redirect_code?: number };

function firstImage(product: ProductRow, context: SandboxContext) {
  const image = imagesInView(product, context)[0];
  return image
    ? productImage(image, context.mediaBase)
    : {
        url: `${context.mediaBase}/media/catalog/product/placeholder/image.jpg`,
        label: nameInView(product, context),
        position: null,
        disabled: null,
      };
}

/** The pictures of a product, by its name in the store view that asks. */
const imagesInView = (product: ProductRow, context: SandboxContext) =>
  imagesOf(context.db, product.id).map(image => ({
    ...image,
    label: image.label.replace(product.name, () => nameInView(product, context)),
  }));

const chosenOption =
  (code: string) =>
  (product: ProductRow, _: unknown, { db }: SandboxContext) =>
    product.parent_id === null
      ? null
      : (row<{ option_id: number }>(
          db,
          'SELECT option_id FROM product_option JOIN attribute ON attribute.id = attribute_id WHERE product_id = ? AND attribute.code = ?',
          product.id,
          code,
        )?.option_id ?? null);

/** Fields that products of every type have. */
export const productFields: Record<string, FieldResolver> = {
  ...productGiftFields,
  ...factFields,
  uid: ({ id }: ProductRow) => encodeUid(id),
  type_id: ({ type }: ProductRow) => type,
  name: (product: ProductRow, _, context) => nameInView(product, context),
  url_key: (product: ProductRow, _, context) => urlKeyInView(product, context),
  description: (product: ProductRow, _, context) => ({
    html: textsInView(product, context)?.description ?? product.description,
  }),
  short_description: (product: ProductRow, _, context) => ({
    html: textsInView(product, context)?.short_description ?? product.short_description,
  }),
  meta_title(product: ProductRow, _, context) {
    const texts = textsInView(product, context);
    return texts?.meta_title ?? texts?.name ?? product.name;
  },
  meta_description(product: ProductRow, _, context) {
    const texts = textsInView(product, context);
    return texts?.meta_description ?? texts?.short_description ?? product.short_description;
  },

  url_suffix: (_, __, { storeView }) => storeView.productUrlSuffix,
  url_path: () => null,
  canonical_url: (product: ProductRow, _, context) => pageInView(product, context),
  relative_url: (product: ProductSource, _, context) => product.relative_url ?? pageInView(product, context),
  redirect_code: ({ redirect_code }: ProductSource) => redirect_code ?? 0,
  type: () => 'PRODUCT',

  price_range: (product: ProductRow, _, context) => priceRange(pricedFor(context, product)),
  price_tiers: (product: ProductRow, _, context) => priceTiers(pricedFor(context, product), context.db),
  special_price(product: ProductRow, _, context) {
    const { special_price } = pricedFor(context, product);
    return special_price === null ? null : rupees(special_price);
  },
  special_to_date(product: ProductRow, _, context) {
    const { config, clock } = context;
    const days = pricedFor(context, product).special_price === null ? undefined : config.deals.get(product.sku);
    return days === undefined ? null : dealEnd(days, clock());
  },
  productsurcharge_fee: ({ surcharge }: ProductRow) => (surcharge === null ? null : rupees(surcharge)),
  other_platform_prices: (product: ProductRow, _, { clock }) =>
    product.other_platforms === null
      ? null
      : (JSON.parse(product.other_platforms) as OtherPlatformSeed[]).map(({ platform, price }) => ({
          platform,
          price: money(price),
          updated_at: orderDate(lastReading(clock())),
          url: `https://${platform.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.example/${product.url_key}`,
        })),

  mw_reward_messages(product: ProductRow, _, context) {
    const { locale } = context.storeView;
    const earned = (price: number) => Math.floor(rupees(coinsEarned(price)));
    const least = earned(pricedFor(context, product).min_final);
    if (least === 0) return null;
    const shown = earned(shownPriceOf(context, product));
    return productEarns[locale](coinsText(least, locale), coinsText(shown, locale));
  },

  stock_status: ({ salable }: ProductRow) => (salable ? 'IN_STOCK' : 'OUT_OF_STOCK'),
  quantity: (product: ProductRow, _, { db }) =>
    product.type === 'configurable'
      ? variantsOf(db, product.id).reduce((sum, { stock }) => sum + stock, 0)
      : product.stock,
  only_x_left_in_stock: ({ type, stock }: ProductRow) =>
    type !== 'configurable' && stock > 0 && stock <= LOW_STOCK ? stock : null,
  min_sale_qty: ({ id }: ProductRow, _, { db }) => saleLimits(db, id).fewest,
  max_sale_qty: ({ id }: ProductRow, _, { db }) => saleLimits(db, id).most,
  qty_increments: ({ id }: ProductRow, _, { db }) => saleLimits(db, id).step,

  country_of_manufacture: ({ country_of_manufacture }: ProductRow, _, { storeView }) =>
    countryIn(storeView.locale, country_of_manufacture),
  color: chosenOption('color'),
  size: chosenOption('size'),
  swatch_image: () => null,
  weight: ({ weight }: ProductRow) => (weight === null ? null : weight / 1000),
  is_bestseller: ({ id, parent_id }: ProductRow, _, { db }) => isBestseller(db, parent_id ?? id),
  rating_summary: ({ rating_percent }: ProductRow) => rating_percent,
  review_count: ({ rating_count }: ProductRow) => rating_count,

  image: (product: ProductRow, _, context) => firstImage(product, context),
  small_image: (product: ProductRow, _, context) => firstImage(product, context),
  thumbnail: (product: ProductRow, _, context) => firstImage(product, context),
  media_gallery: (product: ProductRow, _, context) =>
    imagesInView(product, context).map(image => galleryEntry(image, context.mediaBase)),
  media_gallery_entries: (product: ProductRow, _, context) =>
    imagesInView(product, context).map((image, index) => ({
      id: image.id,
      uid: encodeUid(image.id),
      file: image.path,
      label: image.label,
      position: image.position,
      media_type: image.video === null ? 'image' : 'external-video',
      disabled: false,
      types: index === 0 ? ['image', 'small_image', 'thumbnail'] : [],
    })),

  categories: (product: ProductRow, _, { db }) => categoriesOf(db, product.parent_id ?? product.id),
  related_products(product: ProductRow, _, { db, storeView, tags }) {
    const offered = offeredIn({ db, storeView });
    const related = rows<ProductRow>(
      db,
      `SELECT product.* FROM product_related JOIN product ON product.id = related_id WHERE product_id = ? AND ${offered.sql} ORDER BY product_related.position`,
      product.parent_id ?? product.id,
      ...offered.values,
    );
    for (const { id } of related) tags.add(`cat_p_${id}`);
    return related;
  },
};
