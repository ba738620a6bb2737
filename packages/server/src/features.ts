/**
 * What may be switched off because the back end lacks it: the names of `optionalFields` in the commerce client. A test
 * keeps them equal.
 */
export const switchableFeatures: readonly string[] = [
  'coins',
  'pincode',
  'delivery-estimate',
  'order-lookup',
  'razorpay',
  'cashfree',
  'razorpay-owner',
  'cashfree-owner',
  'payment-attempts',
  'charges',
  'upi-only',
  'cart-counts',
  'gift-cards',
  'coupon-offers',
  'guest-price',
  'brands',
  'filter-names',
  'dynamic-blocks',
  'other-prices',
  'customer-number',
  'wishlist',
  'returns',
  'guest-cancellation',
  'order-actions',
  'order-taxes',
  'delivery-dates',
  'gst-invoices',
];
