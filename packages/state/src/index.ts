/** Read them as `constants.NAME`: taken apart by `const { NAME } = constants`, all of them weigh on the first load. */
export * as constants from './constants.ts';
export type { Clock, Navigation, PageEvents, StorageLike, Subscribe } from './ports.ts';
export { browserPorts, type BrowserPorts } from './browserPorts.ts';
export { isOutcomeUnknown, problemText, type Outcome } from './problems.ts';
export type { FormerCoupon } from './cart/coupons.ts';
export type { ShopDispatch, ShopPorts, ShopThunk } from './services.ts';
export { makeServerStore, type ServerStore } from './makeServerStore.ts';
export { makeStore, type ShopStore } from './makeStore.ts';
export type { ShopState } from './rootReducer.ts';
export { useAppDispatch, useAppSelector } from './hooks.ts';

export { createPersistence, type Persistence } from './persistence/createPersistence.ts';
export {
  ANSWERS_PREFIX,
  PROBE_KEY,
  STORAGE_NAMESPACE,
  type Bought,
  type ChosenPayment,
  type ChosenShippingMethod,
  type OpenOrder,
  type RememberedImage,
  type SavedLine,
  type StoredName,
  type StoredValues,
  type UserLocation,
} from './persistence/storedValues.ts';
export type { PicturedProduct } from './persistence/rememberImage.ts';
export { recordVisit } from './persistence/recordVisit.ts';

export { happened, type AddedItem, type Happening } from './app/happened.ts';
export { appSlice, type AppState, type DrawerName, type NextRoot, type UnhandledError } from './app/appSlice.ts';
export { locationSlice } from './app/locationSlice.ts';
export { changeLocation } from './app/changeLocation.ts';
export { detectLocation } from './app/detectLocation.ts';
export { findCity, type PincodeAnswer } from './app/findCity.ts';
export { PINCODE_MIN_LENGTH, readPincode, type Reading } from './app/pincode.ts';
export { plainDigits } from './app/plainDigits.ts';
export { noteError, raiseError, reportUnexpected } from './app/reportError.ts';
export { toastsSlice, type Toast, type ToastType } from './app/toastsSlice.ts';
export * as toastLifetimes from './app/toastLifetimes.ts';
export { addToast, dismissToast, type ToastInput } from './app/toasts.ts';
export { actOnToast, holdToasts } from './app/toastActions.ts';

export { firstPrices } from './cart/inPlace.ts';
export { answersInput, writtenTypes } from './cart/answersInput.ts';
export { lineKey, skuOf } from './cart/cartLines.ts';
export {
  cartSlice,
  type CartChange,
  type CartState,
  type CartStep,
  type LostLine,
  type Shortfall,
} from './cart/cartSlice.ts';
export { createCart } from './cart/createCart.ts';
export { showsCart } from './cart/showsCart.ts';
export type { ItemToAdd } from './cart/addItemToCart.ts';
export type { ItemsAdded } from './cart/addItemsToCart.ts';
export type { ItemUpdate } from './cart/updateItemInCart.ts';
export { prefetchFlows, runFlow } from './runFlow.ts';
export { codeLost } from './runOf.ts';
export { prefetchReads, runRead } from './runRead.ts';

export { userSlice, type UserState, type UserStep } from './session/userSlice.ts';
export { takeUpOrder } from './session/takeUpOrder.ts';
export { startSession, type Session } from './session/startSession.ts';
export { readToken } from './session/readToken.ts';
export { setToken } from './session/setToken.ts';
export { signIn, signInWith } from './session/signIn.ts';
export { endSessionInTurn } from './session/endSessionInTurn.ts';
export { signOut, type SignOutOptions } from './session/signOut.ts';
export { isEntrance } from './session/entrance.ts';
export { lastVisit } from './session/lastVisit.ts';
export { leave } from './session/leave.ts';
export { createAccount } from './session/createAccount.ts';
export { resetPassword } from './session/resetPassword.ts';
export { requestPasswordReset } from './session/requestPasswordReset.ts';

export {
  checkoutSlice,
  ownBill,
  type BillingAddress,
  type CheckoutState,
  type CheckoutStep,
  type OrderProgress,
  type OrderReceipt,
} from './checkout/checkoutSlice.ts';
export { beginCheckout } from './checkout/beginCheckout.ts';
export type { AddressForm, Region } from './checkout/formatAddress.ts';
export { submitAddresses } from './checkout/submitAddresses.ts';
export { getShippingMethods, submitPaymentMethod, submitShippingMethod } from './checkout/submitMethods.ts';
export { submitOrder } from './checkout/submitOrder.ts';
export { toPaise } from './checkout/toPaise.ts';
export { abandonPayment, confirmPayment, leaveUnpaid } from './checkout/resumeOrder.ts';
export { isPlaced, type GatewayPort, type PaymentVerdict, type PlacedOrder } from './checkout/openOrder.ts';
export type { OrderEnd } from './checkout/completeOrder.ts';
export { paymentOptions, type PaymentGroup, type PaymentOption } from './checkout/paymentOptions.ts';
export { selectPaymentOptions, type PayableCart } from './checkout/selectPaymentOptions.ts';
