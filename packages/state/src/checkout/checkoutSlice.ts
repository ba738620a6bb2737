import type { AddressInput, Problem, ShippingMethod } from '@shop/commerce-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  Bought,
  ChosenPayment,
  ChosenShippingMethod,
  OpenOrder,
  PaymentEnd,
} from '../persistence/storedValues.ts';

/** The five things that are submitted (checkout-03). */
export type CheckoutStep = 'billingAddress' | 'paymentMethod' | 'shippingAddress' | 'shippingMethod' | 'order';

/** A billing address of its own, or the shipping address again. */
export type BillingAddress = AddressInput | { sameAsShippingAddress: true };

/** The billing address, where it is one of its own. */
export const ownBill = (billing: BillingAddress | null): AddressInput | null =>
  billing && !('sameAsShippingAddress' in billing) ? billing : null;

/**
 * Where an order stands:
 * - `none`: nothing was sent.
 * - `sending`: the order is on its way.
 * - `checking`: the answer was lost; the server is being asked what became of the cart.
 * - `unsettled`: the server could not be asked either. Nothing is sent again until it was.
 * - `awaiting-payment`: placed; the gateway has the word.
 * - `confirming`: the server is being asked about the payment.
 * - `payment-unknown`: the server could not be asked about the payment. Nothing is paid again until it was.
 * - `payment-pending`: the bank has not decided yet.
 */
export type OrderProgress =
  | 'none'
  | 'sending'
  | 'checking'
  | 'unsettled'
  | 'awaiting-payment'
  | 'confirming'
  | 'payment-unknown'
  | 'payment-pending';

/** What the confirmation shows. */
export interface OrderReceipt {
  /** Entity id. Not for the shopper's eyes. */
  id: string;
  /** The printed number; null when the server could not be asked for it. */
  number: string | null;
  /** Payment method code. */
  method: string;
  /** Null for an order without delivery, and after a reload. */
  shippingAddress: AddressInput | null;
  /** The guest's e-mail. */
  email: string | null;
  /** It is a customer's. Undefined where an older build wrote it down. */
  customer?: boolean | undefined;
  /** What it was made of; undefined where nobody knew. */
  bought?: Bought | undefined;
  /** When it was sent, milliseconds since 1970. */
  since?: number | undefined;
}

export interface CheckoutState {
  shippingAddress: AddressInput | null;
  billingAddress: BillingAddress | null;
  shippingMethod: Pick<ChosenShippingMethod, 'carrier_code' | 'method_code'> | null;
  shippingTitle: string | null;
  paymentCode: string | null;
  /** `nonce` is the payment token of a saved method. */
  paymentData: Omit<ChosenPayment, 'code'> | null;
  /** How the last order was paid. */
  lastPayment: ChosenPayment | null;
  availableShippingMethods: ShippingMethod[];
  isFetchingShippingMethods: boolean;
  receipt: { order: OrderReceipt | null };
  submitting: CheckoutStep[];
  errors: Record<CheckoutStep, Problem | null>;
  progress: OrderProgress;
  openOrder: OpenOrder | null;
  /** When the open order was last asked about and when it will be again, ms since 1970; null while nobody waits. */
  asked: { last: number; next: number } | null;
  /** How the last payment ended that was not made. */
  paymentEnd: PaymentEnd | null;
}

/** What `begin` finds in the browser's storage. */
export interface SavedCheckout {
  availableShippingMethods?: ShippingMethod[] | undefined;
  billingAddress?: BillingAddress | undefined;
  lastPayment?: ChosenPayment | undefined;
  payment?: ChosenPayment | undefined;
  shippingAddress?: AddressInput | undefined;
  shippingMethod?: ChosenShippingMethod | undefined;
}

const initialState: CheckoutState = {
  shippingAddress: null,
  billingAddress: null,
  shippingMethod: null,
  shippingTitle: null,
  paymentCode: null,
  paymentData: null,
  lastPayment: null,
  availableShippingMethods: [],
  isFetchingShippingMethods: false,
  receipt: { order: null },
  submitting: [],
  errors: { billingAddress: null, paymentMethod: null, shippingAddress: null, shippingMethod: null, order: null },
  progress: 'none',
  openOrder: null,
  asked: null,
  paymentEnd: null,
};

/** What cancelling and resetting leave (checkout-08): an order under way and a receipt are facts that outlive the forms (checkout-13). */
const cleared = ({ receipt, progress, openOrder, asked, paymentEnd, submitting }: CheckoutState): CheckoutState => ({
  ...initialState,
  receipt,
  progress,
  openOrder,
  asked,
  paymentEnd,
  submitting: submitting.filter(step => step === 'order'),
});

const dataOf = ({ option, instead, nonce }: ChosenPayment): CheckoutState['paymentData'] => ({
  option,
  instead,
  nonce,
});

function accept(state: CheckoutState, step: CheckoutStep) {
  state.submitting = state.submitting.filter(other => other !== step);
  state.errors[step] = null;
}

function chooseShipping(state: CheckoutState, { carrier_code, method_code, carrier_title }: ChosenShippingMethod) {
  state.shippingMethod = { carrier_code, method_code };
  state.shippingTitle = carrier_title;
}

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    begun(state, { payload: saved }: PayloadAction<SavedCheckout>) {
      const next: CheckoutState = {
        ...cleared(state),
        shippingAddress: saved.shippingAddress ?? null,
        billingAddress: saved.billingAddress ?? null,
        paymentCode: saved.payment?.code ?? null,
        paymentData: saved.payment ? dataOf(saved.payment) : null,
        lastPayment: saved.lastPayment ?? null,
        availableShippingMethods: saved.availableShippingMethods ?? [],
      };
      if (saved.shippingMethod) chooseShipping(next, saved.shippingMethod);
      return next;
    },
    submitted(state, { payload: step }: PayloadAction<CheckoutStep>) {
      state.submitting.push(step);
      state.errors[step] = null;
    },
    rejected(state, { payload: { step, problem } }: PayloadAction<{ step: CheckoutStep; problem: Problem }>) {
      state.submitting = state.submitting.filter(other => other !== step);
      state.errors[step] = problem;
      if (step === 'shippingAddress') state.isFetchingShippingMethods = false;
    },
    shippingAddressAccepted(state, { payload }: PayloadAction<AddressInput>) {
      state.shippingAddress = payload;
      accept(state, 'shippingAddress');
    },
    billingAddressAccepted(state, { payload }: PayloadAction<BillingAddress>) {
      state.billingAddress = payload;
      accept(state, 'billingAddress');
    },
    shippingMethodAccepted(state, { payload }: PayloadAction<ChosenShippingMethod>) {
      chooseShipping(state, payload);
      accept(state, 'shippingMethod');
    },
    paymentMethodAccepted(state, { payload }: PayloadAction<ChosenPayment>) {
      state.paymentCode = payload.code;
      state.paymentData = dataOf(payload);
      accept(state, 'paymentMethod');
    },
    /** It is completed, or no longer this tab's to bring to an end. */
    orderEnded(state) {
      accept(state, 'order');
      state.progress = 'none';
    },
    shippingMethodsRequested(state) {
      state.isFetchingShippingMethods = true;
    },
    shippingMethodsReceived(state, { payload }: PayloadAction<ShippingMethod[]>) {
      state.availableShippingMethods = payload;
      state.isFetchingShippingMethods = false;
    },
    orderProgressed(state, { payload }: PayloadAction<OrderProgress>) {
      state.progress = payload;
    },
    /** An order was sent, its number became known, or (null) it is settled. */
    openOrderChanged(state, { payload }: PayloadAction<OpenOrder | null>) {
      state.openOrder = payload;
    },
    asked(state, { payload }: PayloadAction<CheckoutState['asked']>) {
      state.asked = payload;
    },
    paymentEnded(state, { payload }: PayloadAction<PaymentEnd>) {
      state.paymentEnd = payload;
    },
    receiptSet(state, { payload }: PayloadAction<OrderReceipt>) {
      state.receipt.order = payload;
    },
    receiptReset(state) {
      state.receipt.order = null;
    },
    cancelled: cleared,
    reset: cleared,
    /** Signed out: nothing of the shopper stays. */
    forgotten: () => initialState,
  },
  selectors: {
    selectCheckout: checkout => checkout,
    selectIsSubmitting: (checkout, step: CheckoutStep) => checkout.submitting.includes(step),
    selectCheckoutError: (checkout, step: CheckoutStep) => checkout.errors[step],
    selectOrderProgress: checkout => checkout.progress,
    selectOpenOrder: checkout => checkout.openOrder,
    /** An order that came from the cart of this browser is neither settled nor paid. */
    selectIsCartOrdered: ({ openOrder }) => openOrder !== null && !openOrder.isElsewhere && !openOrder.isOthers,
    selectAsked: checkout => checkout.asked,
    selectPaymentEnd: checkout => checkout.paymentEnd,
    selectReceipt: checkout => checkout.receipt.order,
  },
});
