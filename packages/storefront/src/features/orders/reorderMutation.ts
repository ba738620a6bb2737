import { graphql } from '@shop/commerce-client';

/** Puts what an order held into the customer's cart once more. */
export const ReorderItems = graphql(`
  mutation reorderItems($orderNumber: String!) {
    reorderItems(orderNumber: $orderNumber) {
      cart { id }
      userInputErrors { code message path }
    }
  }
`);
