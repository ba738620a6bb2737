import { graphql } from '@shop/commerce-client';

/** What decides how a product comes into the cart from a list. */
export const QuickAddFragment = graphql(`
  fragment QuickAdd on ProductInterface @_unmask {
    __typename
    sku
    name
    url_key
    url_suffix
    stock_status
    min_sale_qty
    qty_increments
    small_image { url label }
    ... on CustomizableProductInterface { options { uid } }
  }
`);
