import type { AddressInput, ShippingMethod } from '@shop/commerce-client';

/** Picture of a product that was put into the cart. */
export interface RememberedImage {
  url: string;
  label?: string | undefined;
}

/** Where the shopper wants things delivered. */
export interface UserLocation {
  city: string;
  pincode: string;
}

/** The carrier's method that was chosen. */
export interface ChosenShippingMethod {
  carrier_code: string;
  method_code: string;
  carrier_title: string;
}

/** The chosen means of payment. The payment token is not kept: it is a secret and serves once. */
export interface ChosenPayment {
  code: string;
  /** Which of the gateway's options, for example "upi". */
  option: string;
}

/** An order that was sent, until it is known what became of it and, with a gateway, of its payment. */
export interface OpenOrder {
  cartId: string;
  /** Payment method code, for example "razorpay". */
  method: string;
  /** True: a customer's order, which only that customer may ask about. */
  customer: boolean;
  email?: string | undefined;
  shippingAddress: AddressInput | null;
  /** Entity id; absent while the answer to the order is awaited. */
  orderId?: string | undefined;
  /** The printed number; absent likewise. */
  orderNumber?: string | undefined;
  /** What Razorpay gave the browser as proof of payment, until the server has checked it. */
  proof?: { paymentId: string; signature: string } | undefined;
  /** Milliseconds since 1970. */
  since: number;
}

/** A guest's cart on its way into the customer's. */
export interface CartToMerge {
  cartId: string;
  lines: { sku: string; name: string; quantity: number }[];
  /** Pieces by sku that the customer's cart held before. Absent until that was read. */
  held?: Record<string, number> | undefined;
}

/** Every name under which something is stored (storage-04), with what is stored. */
export interface StoredValues {
  cartId: string;
  signin_token: string;
  imagesBySku: Record<string, RememberedImage>;
  userLocation: UserLocation;
  magento_cache_id: string;
  store_view_code: string;
  store_view_currency: string;
  store_view_secure_base_media_url: string;
  billing_address: AddressInput | { sameAsShippingAddress: true };
  shipping_address: AddressInput;
  paymentMethod: ChosenPayment;
  shippingMethod: ChosenShippingMethod;
  availableShippingMethods: ShippingMethod[];
  visited: string[];
  /** What was searched for in this browser, the newest first. */
  recentSearches: { texts: string[] };
  /** What a guest pressed a heart for, until somebody signs in. Kept in session storage. */
  interruptedWish: {
    name: string;
    sku: string;
    options: string[];
    entered?: { uid: string; value: string }[] | undefined;
  };
  /** What is typed in the checkout and not sent yet; whoever reads it knows its fields. Kept in session storage. */
  checkoutDraft: { values: unknown; customer: boolean };
  openOrder: OpenOrder;
  cartToMerge: CartToMerge;
  /** Lines of a cart in the order in which the shopper knows them. */
  linePlaces: { cartId: string; keys: string[] };
  /** A session has just ended by itself. */
  sessionEnded: object;
  /** Changes with each change of the cart, so that other tabs notice. */
  cartStamp: string;
  receipt: { id: string; number: string | null; method: string };
}

export type StoredName = keyof StoredValues;

const address = 'firstname lastname city region_code postcode telephone @street';

/** What the value under a name must hold for the shop to work with it: texts, and lists (@). */
const outlines: Partial<Record<StoredName, string>> = {
  userLocation: 'city pincode',
  shipping_address: address,
  billing_address: address,
  paymentMethod: 'code option',
  shippingMethod: 'carrier_code method_code',
  openOrder: 'cartId method',
  cartToMerge: 'cartId @lines',
  linePlaces: 'cartId @keys',
  receipt: 'id method',
};

const texts = new Set<StoredName>([
  'cartId',
  'cartStamp',
  'signin_token',
  'magento_cache_id',
  'store_view_code',
  'store_view_currency',
  'store_view_secure_base_media_url',
]);
const lists = new Set<StoredName>(['availableShippingMethods', 'visited']);

/**
 * True when a value read back has the outline of what is stored under that name. Storage is open to other scripts and
 * older builds.
 */
export function isStorable(name: StoredName, value: unknown): boolean {
  if (texts.has(name)) return typeof value === 'string' && value !== '';
  if (lists.has(name)) return Array.isArray(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const held = value as Record<string, unknown>;
  if (held['sameAsShippingAddress'] === true) return name === 'billing_address';
  return (outlines[name]?.split(' ') ?? []).every(key =>
    key.startsWith('@') ? Array.isArray(held[key.slice(1)]) : typeof held[key] === 'string',
  );
}
