import { graphql, type ResultOf } from '@shop/commerce-client';

/** What goes back of an order, and what still may. */
const OrderReturnsFragment = graphql(`
  fragment OrderReturns on CustomerOrder @_unmask {
    id
    returnable_until
    items_eligible_for_return {
      id
      product_name
      quantity_ordered
      quantity_return_requested
      quantity_returned
      product { sku small_image { url } }
    }
    returns {
      items {
        uid
        number
        status
        created_at
        items { uid request_quantity quantity status order_item { id product_name } }
        comments { uid author_name text created_at }
      }
    }
  }
`);

export const OrderReturnsQuery = graphql(
  `
  query OrderReturns($number: String!) {
    customer { orders(filter: { number: { eq: $number } }) { items { ...OrderReturns } } }
  }
`,
  [OrderReturnsFragment],
);

export const GuestReturnsQuery = graphql(
  `
  query GuestOrderReturns($token: String!) { guestOrderByToken(input: { token: $token }) { ...OrderReturns } }
`,
  [OrderReturnsFragment],
);

export type OrderReturns = ResultOf<typeof OrderReturnsFragment>;

/** One return of an order. */
export type OrderReturn = NonNullable<NonNullable<NonNullable<OrderReturns['returns']>['items']>[number]>;

/** What the back end asks about an item that goes back: the reason. */
export const ReturnReasonsQuery = graphql(`
  query ReturnReasons {
    attributesList(entityType: RMA_ITEM) { items { code label options { label value } } }
  }
`);

export const RequestReturn = graphql(`
  mutation requestReturn($input: RequestReturnInput!) { requestReturn(input: $input) { return { uid number status } } }
`);

export const RequestGuestReturn = graphql(`
  mutation requestGuestReturn($input: RequestGuestReturnInput!) {
    requestGuestReturn(input: $input) { return { uid number status } }
  }
`);

/** Asks for a guest's return by the mailed key. */
export const ConfirmReturn = graphql(`
  mutation confirmReturn($input: ConfirmReturnInput!) { confirmReturn(input: $input) { return { uid number status } } }
`);

/** Adds to what was said of a customer's return. */
export const AddReturnComment = graphql(`
  mutation addReturnComment($input: AddReturnCommentInput!) {
    addReturnComment(input: $input) { return { uid comments { uid } } }
  }
`);
