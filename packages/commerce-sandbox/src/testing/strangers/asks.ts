/** A question about what is Asha's, to a field of the contract. */
export interface Ask {
  /** Arguments. `{name}` stands for an id of hers, `{own}` for the cart of who asks, `{ownWishlist}` and `{ownOrderUid}` for Ravi's. */
  args: string;
  /** What Ravi hears: the message that refuses, in which `{name}` stands for what was asked, or else a part of the answer. */
  ravi: unknown;
  /** What somebody without a token hears. Absent: the same. */
  guest?: unknown;
  /** Why Asha, by her own token, would hear the same. Absent: she is answered otherwise, so the question is well put. */
  alike?: string;
  /** Tables in which something of hers may be written, and why. Absent: none. */
  changes?: { tables: readonly string[]; why: string };
}

const SIGNED_OUT = "The current customer isn't authorized.";
const CART = 'The current user cannot perform operations on cart "{cartId}"';
const ORDER = 'Could not find an order with number "{waitingNumber}"';
const ADDRESS = 'Current customer does not have permission to address with ID "{addressId}"';
const WISHLIST = 'The wishlist was not found.';
const NO_WISHLIST = 'The current user cannot perform operations on wishlist';
const KEY = 'This link has been used already or is too old. Ask for a new one.';

/**
 * What of Asha's each field of the contract may be asked for by somebody who has seen or guessed its name, or, in a
 * sentence, why it names nothing that somebody owns. A new operation has to say one of both.
 */
export const asks: Readonly<Record<string, string | readonly Ask[]>> = {
  'Query.attributesList': 'Goods.',
  'Query.availableStores': 'The shop.',
  'Query.billCategories': 'The shop.',
  'Query.billPayment': [{ args: 'number: {billNumber}', ravi: null, guest: SIGNED_OUT }],
  'Query.billPayments': 'The payments of who asks.',
  'Query.billers': 'The shop.',
  'Query.cart': [{ args: 'cart_id: {cartId}', ravi: CART }],
  'Query.categories': 'Goods.',
  'Query.categoryList': 'Goods.',
  'Query.cmsBlocks': 'The shop.',
  'Query.cmsPage': 'The shop.',
  'Query.countries': 'The world.',
  'Query.country': 'The world.',
  'Query.currency': 'The shop.',
  'Query.customer': 'Who asks.',
  'Query.customerCart': 'The cart of who asks.',
  'Query.customerPaymentTokens': 'What who asks has saved.',
  'Query.dynamicBlocks': 'The shop.',
  'Query.getCityByPincode': 'The world.',
  'Query.giftCardAccount': 'Its code is the secret: whoever has it has the money.',
  'Query.guestOrder': [
    {
      args: 'input: { number: {orderNumber}, email: "asha@example.com", lastname: "Rao" }',
      ravi: "We couldn't locate an order with the information provided.",
      alike: 'It opens orders of guests.',
    },
  ],
  'Query.guestOrderByToken': [{ args: 'input: { token: {orderToken} }', ravi: 'Please login to view the order.' }],
  'Query.isEmailAvailable': [
    { args: 'email: "asha@example.com"', ravi: { is_email_available: true }, alike: 'Whoever asks hears the same.' },
  ],
  'Query.oauthProviders': 'The shop.',
  'Query.offeredCoupons': [{ args: 'cart_id: {cartId}', ravi: CART }],
  'Query.orderOfCart': [
    { args: 'cart_id: {orderedCartId}', ravi: 'The current user cannot perform operations on cart "{orderedCartId}"' },
  ],
  'Query.paymentAttempts': [
    { args: 'order_id: {waitingNumber}, cart_id: {cartId}', ravi: ORDER, guest: SIGNED_OUT },
    { args: 'order_id: {waitingNumber}, cart_id: {orderedCartId}', ravi: ORDER, guest: SIGNED_OUT },
    { args: 'order_id: {waitingNumber}, cart_id: {own}', ravi: ORDER, guest: SIGNED_OUT },
  ],
  'Query.productReviewRatingsMetadata': 'The shop.',
  'Query.products': 'Goods.',
  'Query.rechargePlans': 'The biller’s.',
  'Query.route': 'The shop.',
  'Query.storeConfig': 'The shop.',
  'Mutation.addConfigurableProductsToCart': [
    {
      args: 'input: { cart_id: {cartId}, cart_items: [{ parent_sku: "NIL-PH-1", data: { sku: "NIL-PH-1-MB-128", quantity: 1 } }] }',
      ravi: CART,
    },
  ],
  'Mutation.addProductsToCart': [
    { args: 'cartId: {cartId}, cartItems: [{ sku: "NIL-PH-2", quantity: 1 }]', ravi: CART },
  ],
  'Mutation.addProductsToWishlist': [
    {
      args: 'wishlistId: {wishlistId}, wishlistItems: [{ sku: "NIL-PH-2", quantity: 1 }]',
      ravi: WISHLIST,
      guest: NO_WISHLIST,
    },
  ],
  'Mutation.addSimpleProductsToCart': [
    { args: 'input: { cart_id: {cartId}, cart_items: [{ data: { sku: "NIL-PH-2", quantity: 1 } }] }', ravi: CART },
  ],
  'Mutation.addVirtualProductsToCart': [
    { args: 'input: { cart_id: {cartId}, cart_items: [{ data: { sku: "NIL-PH-2", quantity: 1 } }] }', ravi: CART },
  ],
  'Mutation.addWishlistItemsToCart': [
    { args: 'wishlistId: {wishlistId}, wishlistItemIds: [{wishlistItemId}]', ravi: WISHLIST, guest: NO_WISHLIST },
    {
      args: 'wishlistId: {ownWishlist}, wishlistItemIds: [{wishlistItemId}]',
      ravi: 'The wishlist item ids "{wishlistItemId}" were not found.',
      guest: NO_WISHLIST,
    },
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
  'Mutation.autoSignIn': [
    {
      args: 'input: { type: EMAIL, value: "asha@example.com", expires: 1900000000, signature: "0" }',
      ravi: 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
      alike: 'Only a good signature opens it.',
    },
  ],
  'Mutation.cancelOrder': [
    {
      args: 'input: { order_id: {packingUid}, reason: "Other" }',
      ravi: { errorV2: { code: 'ORDER_NOT_FOUND' }, order: null },
    },
  ],
  'Mutation.changeCustomerPassword': 'Changes the password of who asks.',
  'Mutation.confirmCancelOrder': [
    {
      args: 'input: { order_id: {packingUid}, confirmation_key: {anothersKey} }',
      ravi: { error: KEY, order: null },
      alike: 'The key is of another order.',
    },
  ],
  'Mutation.confirmCashfreePayment': [
    { args: 'order_id: {waitingNumber}, cart_id: {cartId}', ravi: ORDER, guest: SIGNED_OUT },
    { args: 'order_id: {waitingNumber}, cart_id: {orderedCartId}', ravi: ORDER, guest: SIGNED_OUT },
    { args: 'order_id: {waitingNumber}, cart_id: {own}', ravi: ORDER, guest: SIGNED_OUT },
  ],
  'Mutation.confirmReturn': [
    {
      args: 'input: { order_id: {orderUid}, confirmation_key: {anothersKey} }',
      ravi: KEY,
      alike: 'The key is of another order.',
    },
  ],
  'Mutation.contactUs': 'Writes to the shop, in whosever name.',
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
  'Mutation.createCustomerAddress': 'Adds to the book of who asks.',
  'Mutation.createCustomerV2': [
    {
      args: 'input: { email: "asha@example.com", firstname: "Eve", lastname: "Eve", password: "Shop@1234" }',
      ravi: 'A customer with the same email address already exists in an associated website.',
      alike: 'There is such an account.',
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
  'Mutation.createProductReview': 'Is written by who asks, about goods.',
  'Mutation.customerNotifications': [{ args: 'customerId: {customerId}', ravi: SIGNED_OUT }],
  'Mutation.deleteCustomer': 'Deletes the account of who asks.',
  'Mutation.deleteCustomerAddress': [{ args: 'id: {addressId}', ravi: ADDRESS, guest: SIGNED_OUT }],
  'Mutation.deletePaymentToken': [
    {
      args: 'public_hash: {savedHash}',
      ravi: 'Could not find a token using public hash: {savedHash}',
      guest: SIGNED_OUT,
    },
  ],
  'Mutation.fetchBill': 'The bill is the biller’s, and is named by the number on it.',
  'Mutation.generateCustomerToken': [
    {
      args: 'email: "asha@example.com", password: "Wrong@1234"',
      ravi: 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
      alike: 'Only the password opens it.',
      changes: { tables: ['customer'], why: 'Counts wrong passwords, so that they end.' },
    },
  ],
  'Mutation.incrementFcmDownloads': 'Counts installations of the shop.',
  'Mutation.magicLinkSignIn': 'Its token is the secret: whoever has it reads the mails.',
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
  'Mutation.oauthSignIn': 'Its code is the secret, and comes from the provider of the mail account.',
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
  'Mutation.removeProductsFromWishlist': [
    { args: 'wishlistId: {wishlistId}, wishlistItemsIds: [{wishlistItemId}]', ravi: WISHLIST, guest: NO_WISHLIST },
    {
      args: 'wishlistId: {ownWishlist}, wishlistItemsIds: [{wishlistItemId}]',
      ravi: { user_errors: [{ code: 'PRODUCT_NOT_FOUND' }], wishlist: { id: '{ownWishlist}' } },
      guest: NO_WISHLIST,
    },
  ],
  'Mutation.reorderItems': [
    {
      args: 'orderNumber: {orderNumber}',
      ravi: 'Order number "{orderNumber}" doesn\'t belong to the current customer',
      guest: SIGNED_OUT,
    },
  ],
  'Mutation.requestGuestOrderCancel': [
    { args: 'input: { token: {orderToken}, reason: "Other" }', ravi: 'Please login to view the order.' },
  ],
  'Mutation.requestGuestReturn': [
    {
      args: 'input: { token: {orderToken}, contact_email: "eve@example.com", items: [{ order_item_uid: {orderItemUid}, quantity_to_return: 1 }] }',
      ravi: 'Please login to view the order.',
    },
  ],
  'Mutation.requestPasswordResetEmail': [
    {
      args: 'email: "asha@example.com"',
      ravi: true,
      alike: 'Whoever asks hears the same (session-13).',
      changes: { tables: ['customer', 'mail'], why: 'A mail goes to herself.' },
    },
  ],
  'Mutation.requestReturn': [
    {
      args: 'input: { order_uid: {orderUid}, contact_email: "eve@example.com", items: [{ order_item_uid: {orderItemUid}, quantity_to_return: 1 }] }',
      ravi: "The entity that was requested doesn't exist. Verify the entity and try again.",
      guest: SIGNED_OUT,
    },
    {
      args: 'input: { order_uid: {ownOrderUid}, items: [{ order_item_uid: {orderItemUid}, quantity_to_return: 1, selected_custom_attributes: [{ attribute_code: "reason", value: "1" }] }] }',
      ravi: 'The order does not hold the item "{orderItemUid}".',
      guest: SIGNED_OUT,
    },
  ],
  'Mutation.resetCart': [
    { args: 'order_id: {waitingNumber}, cart_id: {cartId}', ravi: ORDER, guest: SIGNED_OUT },
    { args: 'order_id: {waitingNumber}, cart_id: {orderedCartId}', ravi: ORDER, guest: SIGNED_OUT },
    { args: 'order_id: {waitingNumber}, cart_id: {own}', ravi: ORDER, guest: SIGNED_OUT },
  ],
  'Mutation.resetPassword': [
    {
      args: 'email: "asha@example.com", resetPasswordToken: {ravisResetToken}, newPassword: "Evil@1234"',
      ravi: 'The password token is mismatched. Reset and try again.',
      alike: 'The token is of another account.',
    },
  ],
  'Mutation.revokeCustomerToken': 'Ends the session of who asks.',
  'Mutation.saveFcmToken': [
    {
      args: 'token: "her-mark-of-a-device"',
      ravi: { status: true },
      guest: SIGNED_OUT,
      alike: 'Each keeps the device for the own account.',
      changes: { tables: ['push_token'], why: 'The device has another user now, who must not read what she is told.' },
    },
  ],
  'Mutation.sendSignInLink': [
    {
      args: 'input: { email: "asha@example.com" }',
      ravi: { success: true },
      alike: 'Whoever asks hears the same (session-13).',
      changes: { tables: ['mail', 'one_time_code'], why: 'A mail goes to herself.' },
    },
  ],
  'Mutation.sendMyAccOtp': [
    {
      args: 'input: { channel: EMAIL, value: "asha@example.com" }',
      ravi: { success: true },
      guest: SIGNED_OUT,
      changes: { tables: ['mail', 'one_time_code'], why: 'A mail goes to herself, who alone can read the code.' },
    },
  ],
  'Mutation.sendSignInOtp': [
    {
      args: 'input: { channel: EMAIL, value: "asha@example.com" }',
      ravi: { success: true },
      alike: 'Whoever asks hears the same (session-13).',
      changes: { tables: ['mail', 'one_time_code'], why: 'A mail goes to herself.' },
    },
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
  'Mutation.setMessageChannels': 'Sets what who asks is told by SMS and WhatsApp.',
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
  'Mutation.updateCustomerAddress': [
    { args: 'id: {addressId}, input: { city: "Pune" }', ravi: ADDRESS, guest: SIGNED_OUT },
  ],
  'Mutation.updateCustomerEmail': [
    {
      args: 'email: "asha@example.com", password: "Shop@1234"',
      ravi: 'A customer with the same email address already exists in an associated website.',
      guest: SIGNED_OUT,
    },
  ],
  'Mutation.updateCustomerV2': 'Changes the account of who asks.',
  'Mutation.updateNotificationReadStatus': [
    { args: 'id: {notificationId}', ravi: { success: false, message: 'Notification not found.' }, guest: SIGNED_OUT },
  ],
  'Mutation.updateProductsInWishlist': [
    {
      args: 'wishlistId: {wishlistId}, wishlistItems: [{ wishlist_item_id: {wishlistItemId}, quantity: 2 }]',
      ravi: WISHLIST,
      guest: NO_WISHLIST,
    },
    {
      args: 'wishlistId: {ownWishlist}, wishlistItems: [{ wishlist_item_id: {wishlistItemId}, quantity: 2 }]',
      ravi: { user_errors: [{ message: "We can't specify a wish list item." }], wishlist: { id: '{ownWishlist}' } },
      guest: NO_WISHLIST,
    },
  ],
  'Mutation.verifyInstituteCode': [
    {
      args: 'input: { programme: STUDENT, code: "her-code" }',
      ravi: { success: false, institute_name: null },
      guest: SIGNED_OUT,
      alike: 'Codes are of institutes, not of people.',
    },
  ],
  'Mutation.verifyInstituteEmail': [
    {
      args: 'input: { programme: STUDENT, code: "her-code", email: "asha@example.com", otp: "000000" }',
      ravi: { success: false },
      guest: SIGNED_OUT,
      alike: 'The code is not known.',
    },
  ],
  'Mutation.verifyMyAccOtp': [
    {
      args: 'input: { channel: EMAIL, value: "asha@example.com", otp: "000000" }',
      ravi: { success: false },
      guest: SIGNED_OUT,
      alike: 'No code was sent.',
    },
  ],
  'Mutation.verifySignInOtp': [
    {
      args: 'input: { channel: EMAIL, value: "asha@example.com", otp: "000000" }',
      ravi: { success: false, token: null },
      alike: 'No code was sent.',
    },
  ],
  'BundleProduct.reviews': 'What everybody may read of goods.',
  'Cart.itemsV2': 'Pages of a cart that was opened.',
  'CategoryTree.products': 'Goods.',
  'ConfigurableProduct.configurable_product_options_selection': 'Goods.',
  'ConfigurableProduct.reviews': 'What everybody may read of goods.',
  'Customer.custom_attributes': 'Of who asks.',
  'Customer.orders': [
    {
      args: 'filter: { number: { eq: {orderNumber} } }, scope: GLOBAL',
      ravi: { total_count: 0, items: [] },
      guest: SIGNED_OUT,
    },
    {
      args: 'filter: { number: { in: [{orderNumber}] } }, scope: GLOBAL',
      ravi: { total_count: 0, items: [] },
      guest: SIGNED_OUT,
    },
    {
      args: 'filter: { number: { match: "0000000" } }, scope: GLOBAL',
      ravi: { total_count: 1, items: [{ id: '{ownOrderUid}' }] },
      guest: SIGNED_OUT,
    },
  ],
  'Customer.reviews': 'Of who asks.',
  'Customer.wishlist_v2': [{ args: 'id: {wishlistId}', ravi: null, guest: SIGNED_OUT }],
  'Customer.wishlists': 'Of who asks.',
  'CustomerOrder.returns': 'Pages of an order that was opened.',
  'DownloadableProduct.reviews': 'What everybody may read of goods.',
  'GiftCardProduct.reviews': 'What everybody may read of goods.',
  'GroupedProduct.reviews': 'What everybody may read of goods.',
  'Products.aggregations': 'Goods.',
  'RequestReturnOutput.returns': 'Pages of an order that was opened.',
  'SimpleProduct.reviews': 'What everybody may read of goods.',
  'VirtualProduct.reviews': 'What everybody may read of goods.',
  'Wishlist.items_v2': 'Pages of a wishlist that was opened.',
};
