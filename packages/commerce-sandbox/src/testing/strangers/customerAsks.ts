import type { Ask } from './Ask.ts';
import { SIGNED_OUT, ADDRESS, COMPARED, WISHLIST, NO_WISHLIST, KEY } from './refusals.ts';

/** What may be done to all else that is Asha's: account, wishlist, orders after the sale, notifications. */
export const customerAsks: Readonly<Record<string, string | readonly Ask[]>> = {
  'Mutation.addProductsToCompareList': [{ args: 'input: { uid: {compareListUid}, products: ["1"] }', ravi: COMPARED }],
  'Mutation.addProductsToWishlist': [
    {
      args: 'wishlistId: {wishlistId}, wishlistItems: [{ sku: "NIL-PH-2", quantity: 1 }]',
      ravi: WISHLIST,
      guest: NO_WISHLIST,
    },
  ],
  'Mutation.addWishlistItemsToCart': [
    { args: 'wishlistId: {wishlistId}, wishlistItemIds: [{wishlistItemId}]', ravi: WISHLIST, guest: NO_WISHLIST },
    {
      args: 'wishlistId: {ownWishlist}, wishlistItemIds: [{wishlistItemId}]',
      ravi: 'The wishlist item ids "{wishlistItemId}" were not found.',
      guest: NO_WISHLIST,
    },
  ],
  'Mutation.assignCompareListToCustomer': [
    {
      args: 'uid: {compareListUid}',
      ravi: COMPARED,
      guest: 'Customer must be logged',
      alike: 'Only a guest’s can be taken.',
    },
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
  'Mutation.confirmReturn': [
    {
      args: 'input: { order_id: {orderUid}, confirmation_key: {anothersKey} }',
      ravi: KEY,
      alike: 'The key is of another order.',
    },
  ],
  'Mutation.contactUs': 'Writes to the shop, in whosever name.',
  'Mutation.createCompareList': 'The list of who asks, or a new one.',
  'Mutation.createCustomerAddress': 'Adds to the book of who asks.',
  'Mutation.confirmEmail': [
    {
      args: 'input: { email: "asha@example.com", confirmation_key: "x" }',
      ravi: 'The account is already active.',
      alike: 'No account has to be confirmed.',
    },
  ],
  'Mutation.resendConfirmationEmail': [
    { args: 'email: "asha@example.com"', ravi: "Confirmation isn't needed.", alike: 'No account has to be confirmed.' },
  ],
  'Mutation.subscribeEmailToNewsletter': [
    {
      args: 'email: "asha@example.com"',
      ravi: { status: 'SUBSCRIBED' },
      alike: 'Whoever writes an address there subscribes it.',
      changes: { tables: ['newsletter_subscriber'], why: 'It says of an address that it is told of offers.' },
    },
  ],
  'Mutation.createCustomer': [
    {
      args: 'input: { email: "asha@example.com", firstname: "Eve", lastname: "Eve", password: "Shop@1234" }',
      ravi: 'A customer with the same email address already exists in an associated website.',
      alike: 'There is such an account.',
    },
  ],
  'Mutation.updateCustomer': [
    {
      args: 'input: { email: "asha@example.com", password: "Shop@1234" }',
      ravi: 'A customer with the same email address already exists in an associated website.',
      guest: SIGNED_OUT,
    },
  ],
  'Mutation.createCustomerV2': [
    {
      args: 'input: { email: "asha@example.com", firstname: "Eve", lastname: "Eve", password: "Shop@1234" }',
      ravi: 'A customer with the same email address already exists in an associated website.',
      alike: 'There is such an account.',
    },
  ],
  'Mutation.askProductQuestion': 'Is asked by who asks, about goods.',
  'Mutation.uploadReviewPicture': 'Is a picture of who sends it, whose token is the secret.',
  'Mutation.voteReviewHelpful': 'Is the vote of who asks, for a review that everybody reads.',
  'Mutation.requestStockNotice': 'Asks for a mail about goods, and hears of nobody who waits for them.',
  'Mutation.withdrawStockNotice': 'Takes back what a code was given for, which is the secret.',
  'Mutation.createProductReview': 'Is written by who asks, about goods.',
  'Mutation.customerNotifications': [{ args: 'customerId: {customerId}', ravi: SIGNED_OUT }],
  'Mutation.deleteCompareList': [{ args: 'uid: {compareListUid}', ravi: COMPARED }],
  'Mutation.deleteCustomer': 'Deletes the account of who asks.',
  'Mutation.deleteCustomerAddress': [{ args: 'id: {addressId}', ravi: ADDRESS, guest: SIGNED_OUT }],
  'Mutation.deletePaymentToken': [
    {
      args: 'public_hash: {savedHash}',
      ravi: 'Could not find a token using public hash: {savedHash}',
      guest: SIGNED_OUT,
    },
  ],
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
  'Mutation.oauthSignIn': 'Its code is the secret, and comes from the provider of the mail account.',
  'Mutation.removeProductsFromCompareList': [
    { args: 'input: { uid: {compareListUid}, products: ["1"] }', ravi: COMPARED },
  ],
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
  'Mutation.addReturnComment': [
    {
      args: 'input: { return_uid: {returnUid}, comment_text: "Send it to me." }',
      ravi: "The entity that was requested doesn't exist. Verify the entity and try again.",
      guest: SIGNED_OUT,
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
  'Mutation.sendEmailToFriend': 'Writes to whoever is named, in whosever name.',
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
  'Mutation.setMessageChannels': 'Sets what who asks is told by SMS and WhatsApp.',
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
};
