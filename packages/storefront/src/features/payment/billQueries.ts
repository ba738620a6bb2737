import { graphql, type ResultOf } from '@shop/commerce-client';

/** How the payment of a bill stands: the back end asks gateway and biller for it. */
export const OpenBillQuery = graphql(`
  query OpenBill($number: String!) {
    billPayment(number: $number) {
      number
      status
      payment_method
      amount { value }
      biller { id category }
    }
  }
`);

export type OpenBill = NonNullable<ResultOf<typeof OpenBillQuery>['billPayment']>;
