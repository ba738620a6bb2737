import { graphql, type ResultOf } from '@shop/commerce-client';

const BillerParts = graphql(`
  fragment BillerParts on Biller @_unmask {
    id
    category
    name
    place
    kind
    is_available
    number {
      label
      hint
      pattern
      min_length
      max_length
      is_numeric
    }
    minimum_amount { value }
    maximum_amount { value }
    circles {
      code
      name
    }
  }
`);

const PlanParts = graphql(`
  fragment PlanParts on RechargePlan @_unmask {
    id
    group
    price { value }
    validity
    data
    description
  }
`);

const BillPaymentParts = graphql(
  `
    fragment BillPaymentParts on BillPayment @_unmask {
      number
      status
      biller {
        id
        category
        name
        number { label }
      }
      customer_number
      customer_name
      bill_number
      due_on
      plan { ...PlanParts }
      amount { value }
      payment_method
      transaction_id
      biller_reference
      created_at
      paid_at
      settled_at
      refund {
        amount { value }
        reason
        started_at
        expected_by
        arrived_at
      }
    }
  `,
  [PlanParts],
);

export const BillCategoriesQuery = graphql(`
  query BillCategories { billCategories { code name } }
`);

export const BillersQuery = graphql(
  `
    query Billers($category: String!) { billers(category: $category) { ...BillerParts } }
  `,
  [BillerParts],
);

export const RechargePlansQuery = graphql(
  `
    query RechargePlans($biller: ID!, $circle: String) {
      rechargePlans(biller_id: $biller, circle: $circle) { ...PlanParts }
    }
  `,
  [PlanParts],
);

export const FetchBill = graphql(
  `
    mutation fetchBill($input: FetchBillInput!) {
      fetchBill(input: $input) {
        status
        bill {
          id
          customer_number
          customer_name
          bill_number
          billed_on
          due_on
          plan { ...PlanParts }
          amount { value }
          payment_methods
        }
      }
    }
  `,
  [PlanParts],
);

export const CreateBillPayment = graphql(`
  mutation createBillPayment($input: CreateBillPaymentInput!) {
    createBillPayment(input: $input) { payment { number status payment_method amount { value } } }
  }
`);

export const BillPaymentQuery = graphql(
  `
    query BillPayment($number: String!) { billPayment(number: $number) { ...BillPaymentParts } }
  `,
  [BillPaymentParts],
);

export const BillPaymentsQuery = graphql(
  `
    query BillPayments($page: Int!, $pageSize: Int!) {
      billPayments(currentPage: $page, pageSize: $pageSize) {
        items { ...BillPaymentParts }
        page_info { current_page total_pages }
      }
    }
  `,
  [BillPaymentParts],
);

export type BillCategory = NonNullable<ResultOf<typeof BillCategoriesQuery>['billCategories']>[number];
export type Biller = NonNullable<ResultOf<typeof BillersQuery>['billers']>[number];
export type RechargePlan = NonNullable<ResultOf<typeof RechargePlansQuery>['rechargePlans']>[number];
type Fetched = NonNullable<ResultOf<typeof FetchBill>['fetchBill']>;
export type FetchStatus = Fetched['status'];
export type Bill = NonNullable<Fetched['bill']>;
export type BillPayments = NonNullable<ResultOf<typeof BillPaymentsQuery>['billPayments']>;
export type BillPayment = BillPayments['items'][number];
