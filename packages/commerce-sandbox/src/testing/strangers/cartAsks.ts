import type { Ask } from './Ask.ts';
import { SIGNED_OUT, CART, ORDER, ADDRESS } from './refusals.ts';

/** What may be done to carts, orders and payments of Asha's. */
export const cartAsks: Readonly<Record<string, string | readonly Ask[]>> = {
  'Mutation.addConfigurableProductsToCart': [
    {
      args: 'input: { cart_id: {cartId}, cart_items: [{ parent_sku: "NIL-PH-1", data: { sku: "NIL-PH-1-MB-128", quantity: 1 } }] }',
      ravi: CART,
    },
  ],
  'Mutation.addProductsToCart': [
    { args: 'cartId: {cartId}, cartItems: [{ sku: "NIL-PH-2", quantity: 1 }]', ravi: CART },
  ],
  'Mutation.addSimpleProductsToCart': [
    { args: 'input: { cart_id: {cartId}, cart_items: [{ data: { sku: "NIL-PH-2", quantity: 1 } }] }', ravi: CART },
  ],
  'Mutation.addVirtualProductsToCart': [
    { args: 'input: { cart_id: {cartId}, cart_items: [{ data: { sku: "NIL-PH-2", quantity: 1 } }] }', ravi: CART },
  ],
  'Mutation.addBundleProductsToCart': [
    {
      args: 'input: { cart_id: {cartId}, cart_items: [{ data: { sku: "NIL-PH-2", quantity: 1 }, bundle_options: [{ id: 1, quantity: 1, value: ["1"] }] }] }',
      ravi: CART,
    },
  ],
  'Mutation.addDownloadableProductsToCart': [
    {
      args: 'input: { cart_id: {cartId}, cart_items: [{ data: { sku: "NIL-PH-2", quantity: 1 }, downloadable_product_links: [{ link_id: 1 }] }] }',
      ravi: CART,
    },
  ],
  'Mutation.applyCouponsToCart': [
    { args: 'input: { cart_id: {cartId}, coupon_codes: ["FLAT500"], type: REPLACE }', ravi: CART },
  ],
  'Mutation.clearCart': [{ args: 'input: { uid: {cartId} }', ravi: { cart: null } }],
  'Mutation.clearCustomerCart': [{ args: 'cartUid: {cartId}', ravi: CART, guest: SIGNED_OUT }],
  'Mutation.estimateShippingMethods': [
    { args: 'input: { cart_id: {cartId}, address: { country_code: IN } }', ravi: CART },
  ],
  'Mutation.estimateTotals': [{ args: 'input: { cart_id: {cartId}, address: { country_code: IN } }', ravi: CART }],
  'Mutation.removeCouponsFromCart': [{ args: 'input: { cart_id: {cartId}, coupon_codes: ["SAVE10"] }', ravi: CART }],
  'Mutation.setPaymentMethodAndPlaceOrder': [
    { args: 'input: { cart_id: {cartId}, payment_method: { code: "cashondelivery" } }', ravi: CART },
  ],
  'Mutation.applyCouponToCart': [{ args: 'input: { cart_id: {cartId}, coupon_code: "FLAT500" }', ravi: CART }],
  'Mutation.applyGiftCardToCart': [
    { args: 'input: { cart_id: {cartId}, gift_card_code: "GIFT-1000-DEMO" }', ravi: CART },
  ],
  'Mutation.applyMwRewardPointsToCart': [
    { args: 'input: { cart_id: {cartId}, points: 10 }', ravi: CART, guest: SIGNED_OUT },
  ],
  'Mutation.assignCustomerToGuestCart': [
    { args: 'cart_id: {cartId}', ravi: CART, guest: SIGNED_OUT, alike: 'It takes carts of guests.' },
  ],
  'Mutation.confirmCashfreePayment': [
    { args: 'order_id: {waitingNumber}, cart_id: {cartId}', ravi: ORDER, guest: SIGNED_OUT },
    { args: 'order_id: {waitingNumber}, cart_id: {orderedCartId}', ravi: ORDER, guest: SIGNED_OUT },
    { args: 'order_id: {waitingNumber}, cart_id: {own}', ravi: ORDER, guest: SIGNED_OUT },
  ],
  'Mutation.createBillPayment': [
    {
      args: 'input: { bill_id: {billId}, payment_method: "cashfree" }',
      ravi: 'Could not find this bill. Fetch it again.',
      guest: SIGNED_OUT,
    },
  ],
  'Mutation.createCashfreePaymentSession': [
    {
      args: 'order_id: {waitingNumber}, cart_id: {cartId}, return_url: "https://shop.example/"',
      ravi: ORDER,
      guest: SIGNED_OUT,
    },
    {
      args: 'order_id: {waitingNumber}, cart_id: {orderedCartId}, return_url: "https://shop.example/"',
      ravi: ORDER,
      guest: SIGNED_OUT,
    },
    {
      args: 'order_id: {waitingNumber}, cart_id: {own}, return_url: "https://shop.example/"',
      ravi: ORDER,
      guest: SIGNED_OUT,
    },
    {
      args: 'order_id: {billNumber}, return_url: "https://shop.example/"',
      ravi: 'Could not find an order with number "{billNumber}"',
      guest: SIGNED_OUT,
    },
  ],
  'Mutation.createEmptyCart': [
    {
      args: 'input: { cart_id: {cartId} }',
      ravi: 'Cart with ID "{cartId}" already exists.',
      alike: 'There is such a cart.',
    },
  ],
  'Mutation.createGuestCart': [
    {
      args: 'input: { cart_uid: {cartId} }',
      ravi: 'Use `Query.customerCart` for logged in customer.',
      guest: 'Cart with ID "{cartId}" already exists.',
      alike: 'It is for guests.',
    },
  ],
  'Mutation.fetchBill': 'The bill is the biller’s, and is named by the number on it.',
  'Mutation.mergeCarts': [
    { args: 'source_cart_id: {cartId}', ravi: CART, guest: SIGNED_OUT, alike: 'It takes carts of guests.' },
    {
      args: 'source_cart_id: {cartId}, destination_cart_id: {own}',
      ravi: CART,
      guest: SIGNED_OUT,
      alike: 'It takes carts of guests.',
    },
    {
      args: 'source_cart_id: {own}, destination_cart_id: {cartId}',
      ravi: 'The current user cannot perform operations on cart "{own}"',
      guest: SIGNED_OUT,
    },
  ],
  'Mutation.placeOrder': [{ args: 'input: { cart_id: {cartId} }', ravi: CART }],
  'Mutation.placeRazorpayOrder': [
    {
      args: 'order_id: {waitingNumber}, cart_id: {cartId}, referrer: "https://shop.example/"',
      ravi: ORDER,
      guest: SIGNED_OUT,
    },
    {
      args: 'order_id: {waitingNumber}, cart_id: {orderedCartId}, referrer: "https://shop.example/"',
      ravi: ORDER,
      guest: SIGNED_OUT,
    },
    {
      args: 'order_id: {waitingNumber}, cart_id: {own}, referrer: "https://shop.example/"',
      ravi: ORDER,
      guest: SIGNED_OUT,
    },
  ],
  'Mutation.removeCouponFromCart': [{ args: 'input: { cart_id: {cartId} }', ravi: CART }],
  'Mutation.removeGiftCardFromCart': [
    { args: 'input: { cart_id: {cartId}, gift_card_code: "GIFT-250-DEMO" }', ravi: CART },
  ],
  'Mutation.removeItemFromCart': [
    { args: 'input: { cart_id: {cartId}, cart_item_id: {itemId} }', ravi: CART },
    { args: 'input: { cart_id: {own}, cart_item_id: {itemId} }', ravi: "The cart doesn't contain the item" },
    { args: 'input: { cart_id: {own}, cart_item_uid: {itemUid} }', ravi: "The cart doesn't contain the item" },
  ],
  'Mutation.removeMwRewardPointsFromCart': [{ args: 'input: { cart_id: {cartId} }', ravi: CART, guest: SIGNED_OUT }],
  'Mutation.resetCart': [
    { args: 'order_id: {waitingNumber}, cart_id: {cartId}', ravi: ORDER, guest: SIGNED_OUT },
    { args: 'order_id: {waitingNumber}, cart_id: {orderedCartId}', ravi: ORDER, guest: SIGNED_OUT },
    { args: 'order_id: {waitingNumber}, cart_id: {own}', ravi: ORDER, guest: SIGNED_OUT },
  ],
  'Mutation.setBillingAddressOnCart': [
    { args: 'input: { cart_id: {cartId}, billing_address: { same_as_shipping: true } }', ravi: CART },
    {
      args: 'input: { cart_id: {own}, billing_address: { customer_address_id: {addressId} } }',
      ravi: ADDRESS,
      guest: SIGNED_OUT,
    },
  ],
  'Mutation.setGuestEmailOnCart': [
    {
      args: 'input: { cart_id: {cartId}, email: "eve@example.com" }',
      ravi: 'The request is not allowed for logged in customers',
      guest: CART,
      alike: 'It is for guests.',
    },
  ],
  'Mutation.setPaymentMethodOnCart': [
    { args: 'input: { cart_id: {cartId}, payment_method: { code: "razorpay" } }', ravi: CART },
  ],
  'Mutation.setRzpPaymentDetailsForOrder': [
    {
      args: 'input: { order_id: {waitingNumber}, rzp_payment_id: "pay_1", rzp_signature: "x" }',
      ravi: 'Error: Not a valid Razorpay orderID.',
      alike: 'Only the signature of the gateway opens it.',
    },
  ],
  'Mutation.setGiftOptionsOnCart': [
    { args: 'input: { cart_id: {cartId}, gift_receipt_included: true, printed_card_included: false }', ravi: CART },
  ],
  'Mutation.setShippingAddressesOnCart': [
    { args: 'input: { cart_id: {cartId}, shipping_addresses: [{ customer_address_id: {addressId} }] }', ravi: CART },
    {
      args: 'input: { cart_id: {own}, shipping_addresses: [{ customer_address_id: {addressId} }] }',
      ravi: ADDRESS,
      guest: SIGNED_OUT,
    },
  ],
  'Mutation.setShippingMethodsOnCart': [
    {
      args: 'input: { cart_id: {cartId}, shipping_methods: [{ carrier_code: "freeshipping", method_code: "freeshipping" }] }',
      ravi: CART,
    },
  ],
  'Mutation.updateCartItems': [
    { args: 'input: { cart_id: {cartId}, cart_items: [{ cart_item_id: {itemId}, quantity: 3 }] }', ravi: CART },
    {
      args: 'input: { cart_id: {own}, cart_items: [{ cart_item_id: {itemId}, quantity: 3 }] }',
      ravi: 'Could not find cart item with id: {itemId}.',
    },
    {
      args: 'input: { cart_id: {own}, cart_items: [{ cart_item_uid: {itemUid}, quantity: 3 }] }',
      ravi: 'Could not find cart item with id: {itemId}.',
    },
  ],
};
