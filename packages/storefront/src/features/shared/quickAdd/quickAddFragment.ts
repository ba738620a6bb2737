import { graphql } from '@shop/commerce-client';

/** What decides how a product comes into the cart from a list, beside what its tile shows. */
export const QuickAddFragment = graphql(`
  fragment QuickAdd on ProductInterface @_unmask {
    __typename
    min_sale_qty
    qty_increments
    ... on CustomizableProductInterface { options { uid } }
  }
`);
