import type { AddressInput, CartDetails, ShippingMethod } from '@shop/commerce-client';

/** Picture of a product that was put into the cart. */
export interface RememberedImage {
  url: string;
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

/** The chosen means of payment (checkout-07). */
export interface ChosenPayment {
  code: string;
  /** Which of the gateway's options, for example "upi". */
  option: string;
  /** Another gateway that offers the same way of paying. */
  instead?: string | undefined;
  /**
   * Token of a saved method, by which the shop names it. No secret: it pays nothing without the customer whose it is
   * and the proof that the gateway asks for.
   */
  nonce?: string | undefined;
}

/** What an order was made of, as the checkout showed it when it was sent. Amounts in rupees. */
export interface Bought {
  lines: {
    uid: string;
    /** Of the product, and of the variant where it has some. Absent where an older build wrote it down. */
    sku?: string | undefined;
    variantSku?: string | undefined;
    name: string;
    /** Path of its page. */
    href: string;
    /** Address of its picture; '' where it has none. */
    picture: string;
    /** What was chosen, in words. */
    options: string[];
    quantity: number;
    total: number;
  }[];
  /** What the total is made of; negative is taken off. */
  rows: { key: string; label: string; value: number | null }[];
  /** Code of the coupon. Absent without one. */
  coupon?: string | undefined;
  /** To be paid, or paid. */
  grand: number | null;
  /** How it is paid and how it is sent, as they were called; null where nobody said. */
  payment: string | null;
  delivery: string | null;
  /** What the shop says about the coins that it earns. */
  coins: string | null;
}

/** An order that was sent, until it is known what became of it and, with a gateway, of its payment. */
export interface OpenOrder {
  /** '' where it is not known: `isElsewhere`. */
  cartId: string;
  /** Payment method code, for example "razorpay". */
  method: string;
  /** Which of the gateway's options was chosen, for example "upi". */
  option?: string | undefined;
  /** Another gateway that offers the same way of paying. */
  instead?: string | undefined;
  /** True: a customer's order, which only that customer may ask about. */
  customer: boolean;
  /** Id of that customer, where it was known. */
  owner?: number | undefined;
  /** That customer is not signed in here any more: it stays on record until then (checkout-22). */
  isOthers?: true | undefined;
  email?: string | undefined;
  shippingAddress: AddressInput | null;
  /** Absent where nobody knew. */
  bought?: Bought | undefined;
  /** Entity id; absent while the answer to the order is awaited. */
  orderId?: string | undefined;
  /** The printed number; absent likewise. */
  orderNumber?: string | undefined;
  /** What the order costs, rupees, as the back end says; absent while the answer is awaited. */
  total?: number | undefined;
  /** What the gateway gave the browser as proof of payment, until the server has checked it. */
  proof?: Record<string, string> | undefined;
  /** A customer's who placed it in another browser: this one has another cart, which it does not lock (payment-23). */
  isElsewhere?: true | undefined;
  /** The bank has not decided about its payment, as far as was told. */
  isPending?: boolean | undefined;
  /** Milliseconds since 1970. */
  since: number;
}

/** A payment that was not made: its order went back to the cart. */
export interface PaymentEnd {
  orderNumber: string;
  method: string;
  /** By the bank, by the shopper who closed it, or because the gateway could not be opened. */
  why: 'refused' | 'closed' | 'unopened';
}

/** What a shopper put aside from the cart, as the cart showed it. */
export interface SavedLine {
  sku: string;
  /** Set for a configurable product: the sku above is the variant's. */
  parentSku?: string | undefined;
  /** Uids of what was picked, of a bundle or a download. */
  selectedOptions?: string[] | undefined;
  /** What was written, by the uid of its field. */
  enteredOptions?: { uid: string; value: string }[] | undefined;
  /** Pieces. */
  quantity: number;
  name: string;
  /** Path of its page. */
  href: string;
  /** Address of its picture. */
  picture: string;
  /** What was chosen, in words. */
  options: string[];
  /** Rupees for one piece, then. */
  price: number;
}

/** A guest's cart on its way into the customer's. */
export interface CartToMerge {
  cartId: string;
  lines: { sku: string; name: string; quantity: number }[];
  /** Pieces by sku that the customer's cart held before. Absent until that was read. */
  held?: Record<string, number> | undefined;
}

/**
 * Prefix of every key of the shop in local and session storage. Rule storage-01. `inline/documentMarks.js` and
 * `schemeMark.js` of the storefront, which can import nothing, repeat it.
 */
export const STORAGE_NAMESPACE = 'M2_VENIA_BROWSER_PERSISTENCE__';

/** Start of the keys under which answers of the catalogue are kept across visits (`keepAnswers`). */
export const ANSWERS_PREFIX = `${STORAGE_NAMESPACE}answers_`;

/** Key that is written and removed at once, to find out whether this browser keeps anything. */
export const PROBE_KEY = `${STORAGE_NAMESPACE}probe`;

/**
 * Every name under which something is stored (storage-04), with what is stored: in local storage, so that a shopper's tabs share it,
 * unless said otherwise. Names with an underscore and those of the checkout are Magento's and stay as they are spelled.
 * The one cookie of the shop, with the chosen store view, is the server's (`storeCookieName`).
 */
export interface StoredValues {
  /** The cart of the shopper, guest or not. */
  cartId: string;
  /** The token of a customer who is signed in; its time-to-live is that of the session. */
  signin_token: string;
  /** Pictures of what was put into the cart, by sku, for lines that come without. */
  imagesBySku: Record<string, RememberedImage>;
  /** Where to deliver to. */
  userLocation: UserLocation;
  /** What the back end named the shopper's segment, for its own cache. */
  magento_cache_id: string;
  /** The store view of the last visit: what was kept of another one is forgotten. */
  store_view_code: string;
  /** Its currency, which prices are asked for in. */
  store_view_currency: string;
  billing_address: AddressInput | { sameAsShippingAddress: true };
  shipping_address: AddressInput;
  /** What the shopper chose to pay with. */
  paymentMethod: ChosenPayment;
  /** How the last order of this shop was paid, which is offered first the next time. */
  lastPayment: ChosenPayment;
  /** What the shopper chose to have it delivered by. */
  shippingMethod: ChosenShippingMethod;
  /** What was offered for the address. */
  availableShippingMethods: ShippingMethod[];
  /** Paths of the last pages with their queries, the newest last: where to go back to from signing in. */
  visited: string[];
  /** What was searched for in this browser, the newest first. */
  recentSearches: { texts: string[] };
  /** Skus of the products that were looked at in this browser, the newest first. */
  recentProducts: { skus: string[] };
  /** Which reviews helped, by their ids, as this browser said (reviews-03). */
  reviewVotes: {
    votes: Record<string, { voter: string; isHelpful: boolean; count: number; at: number; isSent: boolean }>;
  };
  /** What is chosen to be compared in this browser, by the code of the store view (compare-01). */
  compared: { stores: Record<string, { sku: string; name: string; picture: string }[]> };
  /** What this browser waits for, by sku: the code that takes the notice back (notice-03). */
  stockNotices: { codes: Record<string, string> };
  /** The code by which somebody was invited here, for a month (referral-03). */
  invitation: { code: string };
  /** Where a shopper came from who has asked for a new password, for as long as the link is good (session-21). */
  resetOrigin: { path: string };
  /** What a guest pressed a heart for, until somebody signs in. Kept in session storage. */
  interruptedWish: {
    name: string;
    sku: string;
    options: string[];
    entered?: { uid: string; value: string }[] | undefined;
  };
  /** What a customer was putting into the cart when the session ended, and whose it is; null where nobody knew. */
  interruptedAdd: {
    owner: string | null;
    item: {
      sku: string;
      parentSku?: string | undefined;
      quantity: number;
      selectedOptions?: string[];
      enteredOptions?: { uid: string; value: string }[];
    };
  };
  /** A one-time code that was asked for, and when another may be, ms since 1970. Kept in session storage. */
  askedCode: { channel: 'MOBILE' | 'EMAIL'; value: string; nextAt: number };
  /** A sign-in that is under way at a mail provider: only who began it may end it. Kept in session storage. */
  mailSignIn: { provider: string; state: string; verifier: string; from: string };
  /** What is typed in the checkout and not sent yet; whoever reads it knows its fields. Kept in session storage. */
  checkoutDraft: { values: unknown; customer: boolean; owner: string | null };
  /**
   * What is typed in forms and not sent yet, by the form, and whose it is, null of a guest; whoever reads it knows its
   * fields. Kept in session storage.
   */
  formDrafts: Record<string, { owner: string | null; values: unknown }>;
  /**
   * What is typed to pay a bill and not paid yet, and whose it is, null of a guest; whoever reads it knows its fields.
   * Kept in session storage.
   */
  billDraft: { biller: string; owner: string | null; values: unknown };
  /** A bill's payment on its way to its gateway. Kept in session storage. */
  billToPay: { number: string; option?: string | undefined; isBegun?: boolean | undefined };
  /** An order whose end is not known yet. */
  openOrder: OpenOrder;
  /** A guest's cart that waits for its customer. */
  cartToMerge: CartToMerge;
  /**
   * Lines of a cart in the order in which the shopper knows them, and what one piece of each cost when it came in, in
   * rupees.
   */
  linePlaces: { cartId: string; keys: string[]; prices?: Record<string, number> | undefined };
  /** What was put aside from the cart in this browser, by the code of the store view. */
  savedForLater: { stores: Record<string, SavedLine[]> };
  /** A session has just ended by itself. */
  sessionEnded: object;
  /** Changes with each change of the cart, so that other tabs notice. */
  cartStamp: string;
  /** The last order, so that its confirmation survives a reload. Nothing in it says whose it is. */
  receipt: {
    id: string;
    number: string | null;
    method: string;
    customer?: boolean | undefined;
    bought?: Bought | undefined;
    /** Milliseconds since 1970. */
    since?: number | undefined;
  };
  /** Where the last order goes and whom it is told to. Kept in session storage: only the tab that ordered knows. */
  receiptAddress: { id: string; shippingAddress: AddressInput | null; email: string | null };
  /** The one order that a guest has open. Kept in session storage. */
  guestOrder: { token: string; number: string };
  /** By what token this device is told, whose customer's it is, and when it was saved, ms since 1970; 0 until that is known (push-03). */
  pushDevice: { token: string; authToken: string; customerId: number; savedAt: number };
  /** Whether somebody wants to be told on this device; absent where nobody was asked (push-02). */
  pushChoice: { isWanted: boolean };
  /** What the shopper chose instead of the system's colour scheme; absent where the system decides (look-20). */
  colourScheme: 'light' | 'dark';
  /** It was said how the shop comes to the home screen (install-03). */
  installHint: { isGiven: true };
  /** The cart as it was last read, without name and address, for when there is no network (offline-10). */
  keptCart: CartDetails;
  /** What was told of carts and orders to who measures, and is not told again, the newest last (analytics-06). */
  told: { keys: string[] };
  /**
   * What was agreed to be told and a tool had not taken when the page was left, by tool. Kept in session storage
   * (analytics-04).
   */
  untold: { tools: Record<string, { name: string; params: object; at: number }[]> };
  /** How the last payment ended that was not made, so that its page survives a reload. */
  paymentEnd: PaymentEnd;
}

export type StoredName = keyof StoredValues;

/** The key of a name in the browser's storage. */
export const storageKey = (name: StoredName): string => STORAGE_NAMESPACE + name;
