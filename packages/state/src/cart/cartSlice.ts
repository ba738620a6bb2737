import type { CartDetails, Problem, ShippingMethod } from '@shop/commerce-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ABSENT_CART_CURRENCY } from '../constants.ts';
import type { AnswersInput } from './answersInput.ts';

/** What can be done to a cart. A coupon is applied or removed. */
export type CartChange = 'add' | 'update' | 'remove' | 'coupon';
export type CartStep = CartChange | 'get' | 'details';

/** A line of a guest's cart that did not fit into the customer's, or fitted in part. */
export interface Shortfall {
  sku: string;
  name: string;
  /** Pieces. */
  wanted: number;
  got: number;
}

/** A line that was taken out to be changed and could neither be changed nor put back. */
export interface LostLine extends AnswersInput {
  /** What it was known by in the cart (`lineKey`): two engraved alike in nothing but their sku are two. */
  key: string;
  sku: string;
  parentSku?: string | undefined;
  name: string;
  quantity: number;
}

export interface CartState {
  cartId: string | null;
  details: CartDetails | null;
  /** Pieces as the server counted them, which is all that is asked where no line is shown. */
  count: number | null;
  /** Methods that the server offers for the cart's first address. */
  shippingMethods: ShippingMethod[];
  isFetchingDetails: boolean;
  /**
   * What is being changed: skus that are added, keys of lines that are updated or removed (`lineKey`), what the cart is
   * paid with (`card CODE`, `coins`) among the updates, coupon codes; `another tab` stands for a coupon that one may have
   * changed.
   */
  changing: Record<CartChange, string[]>;
  /** What the line that is being edited is known by (`lineKey`): its uid changes with its pieces. */
  editing: string | null;
  errors: Record<CartStep, Problem | null>;
  shortfalls: Shortfall[];
  lostLines: LostLine[];
  /** Code of a coupon that left the cart by itself, for example because the cart fell below its minimum. */
  leftCoupon: string | null;
  /** The guest's cart could not be brought into the customer's yet. */
  isMergeWaiting: boolean;
}

interface CartSummary {
  currency: string;
  /** Pieces. */
  items: number;
}

const initialState: CartState = {
  cartId: null,
  details: null,
  count: null,
  shippingMethods: [],
  isFetchingDetails: false,
  changing: { add: [], update: [], remove: [], coupon: [] },
  editing: null,
  errors: { get: null, details: null, add: null, update: null, remove: null, coupon: null },
  shortfalls: [],
  lostLines: [],
  leftCoupon: null,
  isMergeWaiting: false,
};

interface Change {
  step: CartChange;
  /** Which line or product: see `changing`. */
  key: string;
}

/** A cart in one line. An absent cart is USD and 0 items. */
export function cartSummary({ details, count }: Pick<CartState, 'details' | 'count'>): CartSummary {
  const items = details?.items.reduce((sum, line) => sum + line.quantity, 0) ?? count ?? 0;
  return { currency: details?.prices?.grand_total?.currency ?? ABSENT_CART_CURRENCY, items };
}

const couponOf = (details: CartDetails | null) => details?.applied_coupons?.[0]?.code ?? null;

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartRequested(state) {
      state.errors.get = null;
    },
    cartReceived(state, { payload: cartId }: PayloadAction<string>) {
      if (state.cartId !== cartId) {
        state.details = null;
        state.count = null;
        // Who asked before there was an id has asked for this cart.
        state.isFetchingDetails &&= state.cartId === null;
      }
      state.cartId = cartId;
    },
    cartFailed(state, { payload }: PayloadAction<Problem>) {
      state.errors.get = payload;
    },
    countReceived(state, { payload }: PayloadAction<number>) {
      state.count = payload;
    },
    detailsRequested(state) {
      state.isFetchingDetails = true;
    },
    detailsReceived(state, { payload }: PayloadAction<CartDetails>) {
      const methods = payload.shipping_addresses[0]?.available_shipping_methods ?? [];
      const hadCoupon = state.changing.coupon.length === 0 && couponOf(state.details);
      return {
        ...state,
        details: payload,
        leftCoupon: couponOf(payload) === null && payload.items.length > 0 ? hadCoupon || state.leftCoupon : null,
        shippingMethods: methods.filter(method => method !== null),
        isFetchingDetails: false,
        errors: { ...state.errors, details: null },
      };
    },
    detailsFailed(state, { payload }: PayloadAction<Problem>) {
      state.isFetchingDetails = false;
      state.errors.details = payload;
    },
    changeRequested(state, { payload: { step, key } }: PayloadAction<Change>) {
      state.changing[step].push(key);
      if (step === 'coupon') state.leftCoupon = null;
      state.errors[step] = null;
    },
    changeReceived(state, { payload: { step, key, problem } }: PayloadAction<Change & { problem: Problem | null }>) {
      state.changing[step] = state.changing[step].filter(other => other !== key);
      state.errors[step] = problem;
    },
    /** By the key of the line. */
    editBegun(state, { payload: key }: PayloadAction<string>) {
      state.editing = key;
    },
    editEnded(state) {
      state.editing = null;
    },
    mergeFailed(state) {
      state.isMergeWaiting = true;
    },
    /** The guest's cart is in the customer's, but for what did not fit. */
    shortfallsFound(state, { payload }: PayloadAction<Shortfall[]>) {
      state.isMergeWaiting = false;
      state.shortfalls = payload;
    },
    shortfallsSeen(state) {
      state.shortfalls = [];
    },
    lineLost(state, { payload }: PayloadAction<LostLine>) {
      state.lostLines.push(payload);
    },
    /** By its key. */
    lineRecovered(state, { payload: key }: PayloadAction<string>) {
      state.lostLines = state.lostLines.filter(line => line.key !== key);
    },
    /** The cart is no longer the shopper's. */
    reset: () => initialState,
  },
  selectors: {
    selectCartId: cart => cart.cartId,
    selectCartDetails: cart => cart.details,
    selectCartShippingMethods: cart => cart.shippingMethods,
    selectIsFetchingCart: cart => cart.isFetchingDetails,
    selectIsAdding: (cart, sku?: string) =>
      sku === undefined ? cart.changing.add.length > 0 : cart.changing.add.includes(sku),
    selectIsChangingCoupon: cart => cart.changing.coupon.length > 0,
    selectIsCartBusy: cart => cart.isFetchingDetails || Object.values(cart.changing).some(keys => keys.length > 0),
    selectCartErrors: cart => cart.errors,
    selectIsMergeWaiting: cart => cart.isMergeWaiting,
    selectShortfalls: cart => cart.shortfalls,
    selectLeftCoupon: cart => cart.leftCoupon,
    selectLostLines: cart => cart.lostLines,
    /** Sum of the quantities (cart-09), as far as it is known. */
    selectItemCount: cart => cartSummary(cart).items,
  },
});
