import { graphql } from '@shop/commerce-client';

const OwnAddressFragment = graphql(`
  fragment OwnAddress on OrderAddress @_unmask {
    firstname
    lastname
    company
    vat_id
    street
    city
    region
    postcode
    telephone
  }
`);

/** Everything about a customer, a page of each list; of all store views. */
export const OwnDataQuery = graphql(
  `
  query OwnData($orders: Int!, $reviews: Int!, $wishes: Int!, $bills: Int!, $pageSize: Int!) {
    customer {
      email
      firstname
      lastname
      created_at
      is_subscribed
      custom_attributes { code ... on AttributeValue { value } }
      addresses {
        firstname
        lastname
        company
        vat_id
        street
        city
        region { region }
        postcode
        country_code
        telephone
        default_shipping
        default_billing
      }
      orders(
        currentPage: $orders
        pageSize: $pageSize
        scope: GLOBAL
        sort: { sort_field: CREATED_AT, sort_direction: DESC }
      ) {
        page_info { total_pages }
        items {
          number
          order_date
          status
          email
          items {
            product_name
            product_sku
            quantity_ordered
            product_sale_price { value currency }
            ... on GiftCardOrderItem { gift_card { sender_name recipient_name recipient_email } }
          }
          payment_methods { name }
          shipping_address { ...OwnAddress }
          billing_address { ...OwnAddress }
          total { grand_total { value currency } }
        }
      }
      reviews(currentPage: $reviews, pageSize: $pageSize) {
        page_info { total_pages }
        items { nickname summary text average_rating created_at product { sku name } }
      }
      wishlists {
        items_v2(currentPage: $wishes, pageSize: $pageSize) {
          page_info { total_pages }
          items { added_at quantity product { sku name } }
        }
      }
      message_channels { mobile_number sms_offers whatsapp_orders whatsapp_offers }
      purchase_programme { programme institute_name email verified_at expires_at }
      referral { code invited_count earned_points }
      mw_reward_points { balance { points } transactions { date delta balance message } }
    }
    customerCart {
      items { quantity product { sku name } }
      applied_coupons { code }
      applied_gift_cards { code current_balance { value currency } applied_balance { value currency } expiration_date }
    }
    customerPaymentTokens { items { payment_method_code type details } }
    billPayments(currentPage: $bills, pageSize: $pageSize) {
      page_info { total_pages }
      items {
        number
        status
        biller { name }
        customer_number
        customer_name
        bill_number
        plan { description }
        amount { value currency }
        payment_method
        transaction_id
        biller_reference
        created_at
        paid_at
        refund { amount { value currency } reason started_at arrived_at }
      }
    }
  }
`,
  [OwnAddressFragment],
);

export const DeleteCustomer = graphql(`
  mutation deleteCustomer { deleteCustomer }
`);
