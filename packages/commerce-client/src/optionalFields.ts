/**
 * What the shop asks for beyond Magento Open Source 2.4.7, and of that what it can do without, by feature. A back end
 * may lack any of them: the feature is then switched off by its name (docs/decisions/features.md), and none of its
 * fields is sent. An argument stands as `Type.field(argument:)`: it alone is left out, and the field is asked without.
 */
export const optionalFields = {
  coins: [
    'Customer.mw_reward_points',
    'Cart.mw_applied_reward_points',
    'Cart.mw_reward_messages',
    'ProductInterface.mw_reward_messages',
    'Mutation.applyMwRewardPointsToCart',
    'Mutation.removeMwRewardPointsFromCart',
  ],
  pincode: ['Query.getCityByPincode'],
  'delivery-estimate': ['CityByPincodeOutput.delivery_days', 'CityByPincodeOutput.cash_on_delivery'],
  'order-lookup': ['Query.orderOfCart'],
  razorpay: [
    'StoreConfig.razorpay_key_id',
    'StoreConfig.razorpay_merchant_name_override',
    'Mutation.placeRazorpayOrder',
    'Mutation.setRzpPaymentDetailsForOrder',
    'Mutation.resetCart',
  ],
  cashfree: ['Mutation.createCashfreePaymentSession', 'Mutation.confirmCashfreePayment'],
  // Proof of a guest whose order is paid, which the published modules do not ask for.
  'razorpay-owner': ['Mutation.placeRazorpayOrder(cart_id:)', 'Mutation.resetCart(cart_id:)'],
  'cashfree-owner': ['Mutation.createCashfreePaymentSession(cart_id:)', 'Mutation.confirmCashfreePayment(cart_id:)'],
  // What a gateway made of each attempt to pay: without it, an order that is not paid counts as one whose bank is silent.
  'payment-attempts': ['Query.paymentAttempts'],
  'saved-payments': [
    'Query.customerPaymentTokens',
    'Mutation.deletePaymentToken',
    'StoreConfig.razorpay_vault_active',
    'StoreConfig.cashfree_vault_active',
  ],
  charges: [
    'ProductInterface.productsurcharge_fee',
    'CartPrices.handling_charge',
    'CartPrices.payment_surcharge',
    'AvailablePaymentMethod.surcharge',
    'OrderTotal.handling_charge',
    'OrderTotal.payment_surcharge',
  ],
  'upi-only': ['Cart.is_only_upi'],
  'cart-counts': ['Cart.total_summary_quantity_including_config', 'Cart.total_discount'],
  'gift-cards': [
    'Cart.applied_gift_cards',
    'Query.giftCardAccount',
    'Mutation.applyGiftCardToCart',
    'Mutation.removeGiftCardFromCart',
    'GiftCardProduct.giftcard_type',
    'GiftCardProduct.giftcard_amounts',
    'GiftCardProduct.gift_card_options',
    'GiftCardProduct.allow_open_amount',
    'GiftCardProduct.open_amount_min',
    'GiftCardProduct.open_amount_max',
    'GiftCardCartItem.sender_name',
    'GiftCardCartItem.recipient_name',
    'GiftCardCartItem.recipient_email',
    'GiftCardOrderItem.gift_card',
    'GiftCardWishlistItem.gift_card_options',
    'GiftCardItem.sender_name',
    'GiftCardItem.recipient_name',
    'GiftCardItem.recipient_email',
    'GiftCardOptions.sender_name',
    'GiftCardOptions.recipient_name',
    'GiftCardOptions.recipient_email',
  ],
  // Adobe Commerce.
  'gift-options': [
    'Cart.available_gift_wrappings',
    'Cart.gift_message',
    'Cart.gift_wrapping',
    'Cart.gift_receipt_included',
    'Cart.printed_card_included',
    'CartPrices.gift_options',
    'CustomerOrder.gift_message',
    'CustomerOrder.gift_wrapping',
    'CustomerOrder.gift_receipt_included',
    'CustomerOrder.printed_card_included',
    'OrderItemInterface.gift_message',
    'OrderItemInterface.gift_wrapping',
    'OrderTotal.gift_options',
    'StoreConfig.allow_gift_receipt',
    'StoreConfig.allow_printed_card',
    'StoreConfig.printed_card_priceV2',
    'Mutation.setGiftOptionsOnCart',
  ],
  'stock-notices': ['Mutation.requestStockNotice', 'Mutation.withdrawStockNotice'],
  'coupon-offers': ['Query.offeredCoupons'],
  'guest-price': ['StoreConfig.guest_price_hidden'],
  brands: ['ProductInterface.brand_code'],
  'quantity-steps': ['ProductInterface.qty_increments'],
  'filter-names': ['Query.attributesList'],
  'dynamic-blocks': ['Query.dynamicBlocks'],
  'other-prices': ['ProductInterface.other_platform_prices'],
  bestsellers: ['ProductInterface.is_bestseller'],
  promises: ['ProductInterface.promises'],
  specifications: ['ProductInterface.specifications', 'ProductInterface.box_contents'],
  'size-guides': ['ProductInterface.size_guide'],
  'product-offers': ['ProductInterface.offers'],
  instalments: ['StoreConfig.instalment_plans'],
  'delivery-terms': ['StoreConfig.delivery_terms'],
  'review-filters': [
    'ProductInterface.reviews(stars:)',
    'ProductInterface.reviews(sort:)',
    'ProductReviews.star_counts',
  ],
  'helpful-votes': ['ProductReview.helpful_count', 'ProductReview.review_id', 'Mutation.voteReviewHelpful'],
  'review-pictures': [
    'ProductReview.pictures',
    'Mutation.uploadReviewPicture',
    'Mutation.createProductReview(pictures:)',
  ],
  questions: ['ProductInterface.questions', 'Mutation.askProductQuestion'],
  'customer-number': ['Customer.customer_id'],
  wishlist: [
    'Customer.wishlists',
    'Mutation.addProductsToWishlist',
    'Mutation.removeProductsFromWishlist',
    'Mutation.addWishlistItemsToCart',
  ],
  notifications: [
    'Mutation.customerNotifications',
    'Mutation.updateNotificationReadStatus',
    'Mutation.incrementFcmDownloads',
  ],
  push: ['Mutation.saveFcmToken'],
  // Adobe Commerce.
  returns: [
    'CustomerOrder.returns',
    'CustomerOrder.items_eligible_for_return',
    'OrderItemInterface.eligible_for_return',
    'OrderItemInterface.quantity_return_requested',
    'StoreConfig.returns_enabled',
    'Mutation.requestReturn',
    'Mutation.requestGuestReturn',
    'Mutation.confirmReturn',
  ],
  // Magento Open Source 2.4.8.
  'guest-cancellation': ['Mutation.requestGuestOrderCancel', 'Mutation.confirmCancelOrder'],
  'order-actions': ['CustomerOrder.available_actions'],
  // Came together with the filters by status and date.
  'order-filters': ['CustomerOrders.date_of_first_order'],
  'order-taxes': ['OrderTotal.subtotal_excl_tax', 'OrderTotal.subtotal_incl_tax'],
  'delivery-dates': ['OrderShipment.delivered_at', 'CustomerOrder.returnable_until'],
  'sign-in-code': ['Mutation.sendSignInOtp', 'Mutation.verifySignInOtp'],
  'code-waits': ['OtpOutput.retry_after'],
  'verified-contacts': ['Mutation.sendMyAccOtp', 'Mutation.verifyMyAccOtp'],
  'sign-in-link': ['Mutation.sendSignInLink', 'Mutation.magicLinkSignIn'],
  'auto-sign-in': ['Mutation.autoSignIn'],
  'mail-accounts': ['Query.oauthProviders', 'Mutation.oauthSignIn'],
  'gst-invoices': ['CustomerOrder.gst_invoices'],
  'message-channels': ['Customer.message_channels', 'Mutation.setMessageChannels'],
  programmes: ['Customer.purchase_programme', 'Mutation.verifyInstituteCode', 'Mutation.verifyInstituteEmail'],
  referral: ['Customer.referral'],
  bills: [
    'Query.billCategories',
    'Query.billers',
    'Query.rechargePlans',
    'Query.billPayment',
    'Query.billPayments',
    'Mutation.fetchBill',
    'Mutation.createBillPayment',
  ],
} as const satisfies Record<string, readonly `${string}.${string}`[]>;

export type OptionalFeature = keyof typeof optionalFields;

/**
 * Names of the fields, and of arguments as `field(argument:)`, that may not be sent while these features are off; a
 * name that is no feature stands for none.
 */
export const absentFields = (featuresOff: readonly string[]): string[] => [
  ...new Set(
    Object.entries(optionalFields)
      .filter(([feature]) => featuresOff.includes(feature))
      .flatMap(([, fields]) => fields.map(field => field.slice(field.indexOf('.') + 1))),
  ),
];
