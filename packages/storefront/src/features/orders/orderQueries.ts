import { graphql, type ResultOf } from '@shop/commerce-client';

/** Orders of the customer, the newest first. */
export const OrdersQuery = graphql(`
  query CustomerOrders($page: Int!, $pageSize: Int!) {
    customer {
      orders(currentPage: $page, pageSize: $pageSize, sort: { sort_field: CREATED_AT, sort_direction: DESC }) {
        total_count
        page_info { current_page total_pages }
        items {
          id
          number
          order_date
          status
          items { id product_name quantity_ordered }
          total { grand_total { value currency } }
        }
      }
    }
  }
`);

const OrderAddressFragment = graphql(`
  fragment PrintedAddress on OrderAddress @_unmask { firstname lastname street city region postcode telephone }
`);

/** One order by its printed number. */
export const OrderQuery = graphql(
  `
  query CustomerOrder($number: String!) {
    customer {
      orders(filter: { number: { eq: $number } }) {
        items {
          id
          number
          order_date
          status
          shipping_method
          payment_methods { name type }
          shipping_address { ...PrintedAddress }
          billing_address { ...PrintedAddress }
          items {
            id
            product_name
            product_sku
            product_url_key
            quantity_ordered
            product_sale_price { value currency }
            selected_options { label value }
            entered_options { label value }
            ... on BundleOrderItem { bundle_options { uid label values { uid product_name quantity } } }
            ... on DownloadableOrderItem { downloadable_links { uid title } }
            ... on GiftCardOrderItem { gift_card { recipient_name recipient_email } }
          }
          total {
            subtotal { value currency }
            total_shipping { value currency }
            discounts { label amount { value currency } coupon { code } }
            handling_charge { value currency }
            payment_surcharge { value currency }
            grand_total { value currency }
          }
        }
      }
    }
  }
`,
  [OrderAddressFragment],
);

/** One order of the customer, as its page shows it. */
export type Order = NonNullable<
  NonNullable<NonNullable<NonNullable<ResultOf<typeof OrderQuery>['customer']>['orders']>['items']>[number]
>;
