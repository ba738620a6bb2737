import { rows } from '../database.ts';
import { type ProductRow, productTypeNames } from '../products/findProducts.ts';
import { offeredIn } from '../products/inView.ts';
import type { FieldResolver, ResolverMap } from '../resolverMap.ts';
import type { LinkKind } from './seedLinks.ts';

/** Linked products that the store view offers, in order. */
const linked =
  (kind: LinkKind): FieldResolver<ProductRow> =>
  (product, _, { db, storeView, tags }) => {
    const offered = offeredIn({ db, storeView });
    const found = rows<ProductRow>(
      db,
      `SELECT product.* FROM product_link JOIN product ON product.id = linked_id
       WHERE product_link.product_id = ? AND kind = ? AND ${offered.sql} ORDER BY product_link.position`,
      product.parent_id ?? product.id,
      kind,
      ...offered.values,
    );
    for (const { id } of found) tags.add(`cat_p_${id}`);
    return found;
  };

const fields = { upsell_products: linked('up-sell'), crosssell_products: linked('cross-sell') };

/** What a product's page and the cart offer beside what was chosen. */
export const linkResolvers: ResolverMap = Object.fromEntries(
  Object.values(productTypeNames).map(name => [name, fields]),
);
