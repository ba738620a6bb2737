import { graphql } from '@shop/commerce-client';

/** The reasons for which an order can be cancelled. */
export const CancelReasonsQuery = graphql(`
  query CancellationReasons {
    storeConfig { store_code order_cancellation_reasons { description } }
  }
`);

export const CancelOrder = graphql(`
  mutation cancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) { errorV2 { code message } order { id status } }
  }
`);

/** Mails a guest the key that cancels the order. */
export const RequestGuestCancel = graphql(`
  mutation requestGuestOrderCancel($input: GuestOrderCancelInput!) {
    requestGuestOrderCancel(input: $input) { errorV2 { code message } order { id status } }
  }
`);

/** Cancels a guest's order by the mailed key. */
export const ConfirmCancel = graphql(`
  mutation confirmCancelOrder($input: ConfirmCancelOrderInput!) {
    confirmCancelOrder(input: $input) { errorV2 { code message } order { id number status } }
  }
`);
