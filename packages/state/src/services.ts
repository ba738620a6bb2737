import type { CartDetails, CommercePort } from '@shop/commerce-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { UnhandledError } from './app/appSlice.ts';
import type { GatewayPort } from './checkout/openOrder.ts';
import type { Persistence } from './persistence/createPersistence.ts';
import type { Clock, Navigation, PageEvents } from './ports.ts';
import type { ShopState } from './rootReducer.ts';

/** What the flows work with. */
export interface ShopPorts {
  commerce: CommercePort;
  /** Absent where nobody pays: on the server. */
  gateways?: GatewayPort | undefined;
  persistence: Persistence;
  clock: Clock;
  navigation: Navigation;
  /** Absent on the server. */
  events?: PageEvents | undefined;
  /** Hours that a sign-in lasts, from the store's configuration; undefined when it does not say. */
  tokenLifetime?: (() => number | undefined) | undefined;
  /** The customers who are always signed out and sent home, with all storage cleared (session-09). */
  forcedOutCustomerIds?: readonly number[] | undefined;
  /** Hears of each action with the state that it led to, and answers nothing. */
  listen?: ((action: unknown, state: ShopState) => void) | undefined;
  /** Writes down an error that nobody foresaw. */
  log?: ((entry: UnhandledError, error: unknown) => void) | undefined;
}

/** What a toast does when it is acted upon or goes. */
export interface ToastHandlers {
  onAction?: (() => void) | undefined;
  onDismiss?: (() => void) | undefined;
}

/** What is under way for a toast that is shown. */
export interface ShownToast extends ToastHandlers {
  /** Milliseconds that it has left, as of when its time last stopped; undefined when it stays. */
  left: number | undefined;
  running?: { timer: number; endsAt: number } | undefined;
}

/** What may or may not have been added, and how many pieces the cart then holds: of that sku, without one of all. */
export interface AddInDoubt {
  what: string;
  sku?: string | undefined;
  pieces: number;
}

/** Work under way that is not state: promises, timers, callbacks. One per store. */
interface Runtime {
  cartCreation: Promise<string> | undefined;
  /** A guest's new cart that nothing is in yet, and no state tells of: for the first who needs one. */
  cartAhead?: Promise<string> | undefined;
  /** The details of a cart that were asked for before the store has started: for the first who needs them. */
  detailsAhead?: { cartId: string; answer: Promise<CartDetails> } | undefined;
  /** The changes of the cart that are under way, one after the other. Never rejects. */
  cartWork: Promise<unknown>;
  addInDoubt: AddInDoubt | undefined;
  /** The same of several lines: which, and what the cart held of each sku before. */
  togetherInDoubt?: { what: string; before: Record<string, number> } | undefined;
  /** The last change of the cart that this tab knows of, by whichever tab. */
  cartStamp: string | undefined;
  /** Counts the requests for details, so that only the newest answer counts. */
  detailsRun: number;
  expiry: { timer: number; interval: number } | undefined;
  /** The token that this tab works with, to notice another tab's sign-in. */
  token: string | undefined;
  toasts: Map<string, ShownToast>;
  /** The one that says that the session has ended: untrue once somebody signs in. */
  endedToast?: string;
  /** The shopper is at a toast: the time of all of them stands still. */
  toastsHeld: boolean;
  /** The order or payment that is being brought to an end: nobody else starts a second attempt. */
  orderWork: Promise<unknown> | undefined;
  /** The next question about an order that nobody knows about yet, and how many there were. */
  askAgain?: { times: number; timer: number } | undefined;
  /** What the shopper typed last as the pincode to deliver to; undefined once they asked for the device's place. */
  placeAsked?: string | undefined;
  errors: number;
}

export interface Services extends ShopPorts {
  runtime: Runtime;
}

export type ShopDispatch = ThunkDispatch<ShopState, Services, UnknownAction>;
export type ShopThunk<Result = void> = (
  dispatch: ShopDispatch,
  getState: () => ShopState,
  services: Services,
) => Result;
