import { categoriesOf } from '../categories/findCategories.ts';
import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { setting } from '../schema.ts';
import { type ProductRow, productTypeNames } from './findProducts.ts';
import { customizable } from './customOptions.ts';
import { customAttributeFields } from './customAttributeFields.ts';
import { pageInView } from './inView.ts';
import { olderPriceFields } from './olderPriceFields.ts';
import { pricedFor } from './pricedFor.ts';

/** When the catalogue came into the database, "2026-03-02 06:30:00": no product has a date of its own. */
const filledAt = (_: ProductRow, __: unknown, { db }: SandboxContext) =>
  (setting(db, 'seeded_at') ?? '').slice(0, 19).replace('T', ' ') || null;

/** ProductLinks of one product to those that it names, of every kind. */
function productLinks(product: ProductRow, _: unknown, { db }: SandboxContext) {
  const related = rows<{ sku: string; type: string; position: number }>(
    db,
    `SELECT product.sku, product.type, product_related.position FROM product_related JOIN product ON product.id = related_id
     WHERE product_id = ? ORDER BY product_related.position`,
    product.id,
  );
  return related.map(({ sku, type, position }) => ({
    sku: product.sku,
    link_type: 'related',
    linked_product_sku: sku,
    linked_product_type: type,
    position,
  }));
}

/** Paths at which a product is found: by its key alone, and below each category that lists it. */
function urlRewrites(product: ProductRow, _: unknown, context: SandboxContext) {
  const page = pageInView(product, context);
  const parameters = [{ name: 'id', value: String(product.id) }];
  return [
    { url: page, parameters },
    ...categoriesOf(context.db, product.parent_id ?? product.id).flatMap(category =>
      category.url_path
        ? [
            {
              url: `${category.url_path}/${page}`,
              parameters: [...parameters, { name: 'category', value: String(category.id) }],
            },
          ]
        : [],
    ),
  ];
}

const website = { id: 1, code: 'base', name: 'Main Website', sort_order: 0, default_group_id: '1', is_default: true };

/** Nothing that takes no parcel, and no gift card, is given back. */
const isReturnable = ({ type }: ProductRow) => (['virtual', 'downloadable', 'giftcard'].includes(type) ? '0' : '1');

const fields: ResolverMap[string] = {
  ...olderPriceFields,
  ...customAttributeFields,
  attribute_set_id: () => 4,
  created_at: filledAt,
  updated_at: filledAt,
  is_returnable: isReturnable,
  options_container: () => 'container2',
  product_links: productLinks,
  // Offers stand in special prices: no rule of the catalogue makes one.
  rules: () => [],
  staged: () => false,
  url_rewrites: urlRewrites,
  websites: () => [website],
};

const types = Object.values(productTypeNames);

/** Fields of all types of product that other storefronts ask for. */
export const furtherProductFields: ResolverMap = {
  ...Object.fromEntries(types.map(type => [type, fields])),
  BundleProduct: {
    ...fields,
    ...customizable,
    price_details(product: ProductRow, _, context) {
      const { min_regular: regular, min_final: final } = pricedFor(context, product);
      return {
        main_price: regular / 100,
        main_final_price: final / 100,
        discount_percentage: regular === 0 ? 0 : Math.round((1 - final / regular) * 10_000) / 100,
      };
    },
  },
  DownloadableProduct: { ...fields, ...customizable },
  GiftCardProduct: { ...fields, ...customizable },
  ProductPrice: { fixed_product_taxes: () => [] },
  ProductLinksInterface: { __resolveType: () => 'ProductLinks' },
  BundleItemOption: { qty: ({ quantity }: { quantity: number }) => quantity },
  ConfigurableProductOptions: {
    attribute_id_v2: ({ attribute_id: id }: { attribute_id: string }) => Number(id),
    product_id: ({ id }: { id: number }) => Math.floor(id / 1000),
  },
  CategoryTree: { staged: () => false },
};
