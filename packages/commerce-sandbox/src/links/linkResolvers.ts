import { rows } from '../database.ts';
import { type ProductRow, productTypeNames } from '../products/findProducts.ts';
import type { FieldResolver, ResolverMap } from '../resolverMap.ts';
import type { LinkKind } from './seedLinks.ts';

/** Linked products that the store view sells now, in order. */
const linked =
  (kind: LinkKind): FieldResolver<ProductRow> =>
  (product, _, { db, storeView, tags }) => {
    const found = rows<ProductRow>(
      db,
      `SELECT product.* FROM product_link JOIN product ON product.id = linked_id
       WHERE product_link.product_id = ? AND kind = ? AND product.salable = 1 AND (product.view IS NULL OR product.view = ?) ORDER BY product_link.position`,
      product.parent_id ?? product.id,
      kind,
      storeView.code,
    );
    for (const { id } of found) tags.add(`cat_p_${id}`);
    return found;
  };

const fields = { upsell_products: linked('up-sell'), crosssell_products: linked('cross-sell') };

/** What a product's page and the cart offer beside what was chosen. */
export const linkResolvers: ResolverMap = Object.fromEntries(Object.values(productTypeNames).map(name => [name, fields]));
