import { graphql, type ResultOf } from '@shop/commerce-client';

/** Orders of the customer that a filter leaves, the newest first. */
export const OrdersQuery = graphql(`
  query CustomerOrders($page: Int!, $pageSize: Int!, $filter: CustomerOrdersFilterInput) {
    customer {
      orders(
        currentPage: $page
        pageSize: $pageSize
        filter: $filter
        sort: { sort_field: CREATED_AT, sort_direction: DESC }
      ) {
        total_count
        date_of_first_order
        page_info { current_page total_pages }
        items {
          id
          number
          order_date
          status
          items {
            id
            product_name
            product_type
            quantity_ordered
            quantity_shipped
            quantity_canceled
            quantity_refunded
            product { sku small_image { url } }
          }
          shipments { id delivered_at }
          total { grand_total { value currency } }
        }
      }
    }
  }
`);

const OrderAddressFragment = graphql(`
  fragment PrintedAddress on OrderAddress @_unmask {
    firstname
    lastname
    company
    street
    city
    region
    postcode
    telephone
    vat_id
  }
`);

/** What the page of an order shows, whosever it is. */
const OrderFragment = graphql(
  `
  fragment ShownOrder on CustomerOrder @_unmask {
    id
    number
    email
    order_date
    order_status_change_date
    status
    is_virtual
    available_actions
    shipping_method
    payment_methods { name type }
    shipping_address { ...PrintedAddress }
    billing_address { ...PrintedAddress }
    comments { message timestamp }
    gift_message { from to message }
    gift_wrapping { uid design }
    gift_receipt_included
    printed_card_included
    items {
      id
      product_name
      product_sku
      product_url_key
      product_type
      quantity_ordered
      quantity_invoiced
      quantity_shipped
      quantity_canceled
      quantity_refunded
      product_sale_price { value currency }
      product { sku small_image { url } }
      selected_options { label value }
      entered_options { label value }
      gift_message { from to message }
      gift_wrapping { uid design }
      ... on BundleOrderItem { bundle_options { uid label values { uid product_name quantity } } }
      ... on DownloadableOrderItem { downloadable_links { uid title } }
      ... on GiftCardOrderItem { gift_card { recipient_name recipient_email } }
    }
    shipments {
      id
      number
      delivered_at
      comments { message timestamp }
      tracking { carrier number title }
      items { id product_name quantity_shipped }
    }
    gst_invoices { number issued_at document_url total { value currency } lines { sku name quantity } }
    total {
      subtotal { value currency }
      total_shipping { value currency }
      total_tax { value currency }
      taxes { title rate amount { value currency } }
      discounts { label amount { value currency } coupon { code } }
      handling_charge { value currency }
      gift_options {
        gift_wrapping_for_order_incl_tax { value }
        gift_wrapping_for_items_incl_tax { value }
        printed_card_incl_tax { value }
      }
      payment_surcharge { value currency }
      grand_total { value currency }
    }
  }
`,
  [OrderAddressFragment],
);

/** One order of the customer by its printed number. */
export const OrderQuery = graphql(
  `
  query CustomerOrder($number: String!) {
    customer { orders(filter: { number: { eq: $number } }) { items { ...ShownOrder } } }
  }
`,
  [OrderFragment],
);

/** A guest's order by what only the buyer knows. Of it only the token is taken, which opens the rest. */
export const FindGuestOrder = graphql(`
  query FindGuestOrder($input: OrderInformationInput!) { guestOrder(input: $input) { token number } }
`);

/** A guest's order by its token. */
export const GuestOrderQuery = graphql(
  `
  query GuestOrder($token: String!) { guestOrderByToken(input: { token: $token }) { ...ShownOrder } }
`,
  [OrderFragment],
);

/** One order, as its page shows it. */
export type Order = NonNullable<
  NonNullable<NonNullable<NonNullable<ResultOf<typeof OrderQuery>['customer']>['orders']>['items']>[number]
>;

/** Whose order a page shows: the customer's by its number, or a guest's by its token. */
export type OrderKey = { number: string } | { token: string };
