export { graphql, type FragmentOf, type ResultOf, type VariablesOf } from './graphql.ts';
export type * from './entities.ts';
export type { AddItem, CommercePort, GiftChoice, OrderProof, PaymentInformation, ShippingInformation } from './port.ts';
export type { Problem, ProblemKind } from './problem.ts';
export { CommerceError, type CommerceErrorDetails } from './CommerceError.ts';
export type { SessionSource } from './session.ts';
export type { Clock } from './clock.ts';
export {
  createCommerceClient,
  type CommerceClient,
  type CommerceClientOptions,
  type MutationOptions,
  type QueryOptions,
} from './createCommerceClient.ts';
export { initialDataOf } from './initialDataOf.ts';
export {
  createRestClient,
  type RestClient,
  type RestClientOptions,
  type RestRequestOptions,
} from './rest/createRestClient.ts';
export type { SSRData } from '@urql/core';
export { createCommercePort } from './createCommercePort.ts';
export { changeCalls } from './port/changeCalls.ts';
export { orderCalls } from './port/orderCalls.ts';
export { readCalls } from './port/readCalls.ts';
export { inAddresses } from './inAddresses.ts';
export { askLostAgain } from './askLostAgain.ts';
export { keepAnswers } from './keepAnswers.ts';
export { lateCalls } from './lateCalls.ts';
export { lateCommercePort } from './lateCommercePort.ts';
export { makeAnswerReader } from './answers/answerReader.ts';
export type { OnMisfit } from './shapes/fitResults.ts';
export { keptAnswersExchange } from './exchanges/keptAnswersExchange.ts';
export { absentFieldsExchange } from './exchanges/absentFieldsExchange.ts';
export { absentFields, optionalFields, type OptionalFeature } from './optionalFields.ts';

export { CustomAnswerFragment } from './operations/cart.ts';
export { GetCityByPincode, GetRegions } from './operations/places.ts';
export { GetReferral } from './operations/referral.ts';
export { GetCartCoins, GetCoinBalance, GetCoinTransactions } from './operations/coins.ts';
export { SendMessage } from './operations/contact.ts';
export { GetCmsBlocks, GetCmsPage, GetDynamicBlocks } from './operations/content.ts';
export { AccountChip, ChangeCustomerPassword, GetCustomer, UpdateCustomer } from './operations/customer.ts';
export { GetCustomerInformation } from './operations/customerInformation.ts';
export { GetMegaMenu, GetStoreConfigForMegaMenu } from './operations/menu.ts';
export { DeleteSavedPayment, GetSavedPayments } from './operations/payment.ts';
export {
  CustomerNotifications,
  IncrementFcmDownloads,
  UpdateNotificationReadStatus,
} from './operations/notifications.ts';
export { GetProductFacts } from './operations/productFacts.ts';
export { AskQuestion, GetQuestions } from './operations/questions.ts';
export {
  CreateReview,
  GetFirstReviews,
  GetReviewRatings,
  GetReviews,
  UploadReviewPicture,
  VoteReviewHelpful,
} from './operations/reviews.ts';
export { RequestStockNotice, WithdrawStockNotice } from './operations/stockNotices.ts';
export { ResolveUrl } from './operations/route.ts';
export { GetAvailableStores, GetLocale, GetStoreConfig } from './operations/storeConfig.ts';
export {
  AddProductsToWishlist,
  AddWishlistItemsToCart,
  GetWishedProducts,
  RemoveProductsFromWishlist,
} from './operations/wishlist.ts';
