import type { AccountInput, AddressInput, CartDetails, CartOrder, City, Customer, PaymentAttempt } from './entities.ts';

/** What a line to add is: the sku bought and, for a configurable product, the sku of its parent. */
export interface AddItem {
  cartId: string;
  sku: string;
  /** Set for a configurable product only. */
  parentSku?: string | undefined;
  /** Pieces, a whole number from 1. */
  quantity: number;
  /** Uids of what was picked: selections of a bundle, links to download, the amount of a gift card. */
  selectedOptions?: string[];
  /** What was written, by the uid of its field: the texts and the own amount of a gift card. */
  enteredOptions?: { uid: string; value: string }[];
}

/** What became of several lines that were added by one call. */
export interface ItemsTaken {
  /** Pieces in the cart then, where the server says. */
  count: number | undefined;
  /** Pieces of each sku that is in the cart then; of a configurable product, of its variant. */
  pieces: Record<string, number>;
  /** Why the server has left some out, in the order of those: which they are, their pieces tell. */
  reasons: string[];
}

/** Who orders, and the addresses of a cart. */
export interface CartAddresses {
  cartId: string;
  /** Of a guest; undefined for a customer. */
  email?: string | undefined;
  /** Null when nothing is delivered. */
  shippingAddress: AddressInput | null;
  billingAddress: AddressInput | 'same-as-shipping';
}

/** The addresses and the method that REST's shipping-information takes. */
export interface ShippingInformation {
  shippingAddress: AddressInput;
  billingAddress: AddressInput;
  carrierCode: string;
  methodCode: string;
}

/** The last step: how it is paid, by whom, and where the bill goes. */
export interface PaymentInformation {
  cartId: string;
  /** Required for a guest, ignored for a customer. */
  email?: string | undefined;
  billingAddress: AddressInput;
  method: string;
  /** The payment token, sent as additional_data.payment_method_nonce. */
  nonce?: string | undefined;
  /** What the shopper was shown, rupees. A back end that understands it orders at no other total. */
  grandTotal?: number | undefined;
}

/** An order, and what a guest proves with that it is theirs. A customer proves it by the session. */
export interface OrderProof {
  /** The printed number. */
  orderNumber: string;
  /** Masked id of the cart that the order came from. */
  cartId: string;
}

/** How a cart is given: all that is asked for. */
export interface GiftChoice {
  message: { to: string; from: string; message: string } | null;
  /** Uid of a design; null for none. */
  wrappingId: string | null;
  /** A receipt without prices. */
  receipt: boolean;
  /** A printed card. */
  card: boolean;
}

/**
 * Everything that client state asks of the commerce back end. Each call rejects with a `CommerceError`, whose `problem`
 * says what kind of failure it was. Signed in or guest is decided by the session that the client was made with.
 */
export interface CommercePort {
  createCart(): Promise<string>;
  /** Resolves when the session may use the cart; rejects as the cart query does (cart-06). */
  checkCartAccess(cartId: string): Promise<void>;
  /** Network-only. Null lines and the three out-of-stock errors are already gone. */
  cartDetails(cartId: string): Promise<CartDetails>;
  /** Pieces in the cart, network-only: for who shows no line of it. */
  itemCount(cartId: string): Promise<number>;
  /** The active cart of the signed-in customer, as `cartDetails` gives it. */
  customerCart(): Promise<CartDetails>;
  /** Resolves with the pieces in the cart then, where the server says. */
  addItem(item: AddItem): Promise<number | undefined>;
  /** Adds several lines by one call. What the server refuses does not keep the others out. */
  addItems(input: { cartId: string; items: Omit<AddItem, 'cartId'>[] }): Promise<ItemsTaken>;
  updateItem(input: { cartId: string; itemId: string; quantity: number }): Promise<void>;
  /** Resolves with true when this has taken the line out, with false when it was gone before. */
  removeItem(input: { cartId: string; itemId: string }): Promise<boolean>;
  applyCoupon(input: { cartId: string; code: string }): Promise<void>;
  removeCoupon(input: { cartId: string }): Promise<void>;
  applyGiftCard(input: { cartId: string; code: string }): Promise<void>;
  removeGiftCard(input: { cartId: string; code: string }): Promise<void>;
  /** Sets what the cart is given as. */
  setGift(input: GiftChoice & { cartId: string }): Promise<void>;
  /** What is left on a gift card, in rupees, and its last day as YYYY-MM-DD; null for one that does not expire. */
  giftCardBalance(code: string): Promise<{ code: string; balance: number; expires: string | null }>;
  /** Pays with as many coins as the customer has and the cart takes. */
  applyCoins(input: { cartId: string }): Promise<void>;
  removeCoins(input: { cartId: string }): Promise<void>;
  /** Resolves with the destination as it is then. */
  mergeCarts(input: { source: string; destination: string }): Promise<CartDetails>;

  signIn(input: { email: string; password: string }): Promise<string>;
  /** Failure is the caller's to ignore (session-04). */
  revokeToken(): Promise<void>;
  createAccount(input: AccountInput): Promise<void>;
  customer(): Promise<Customer>;

  /**
   * In one request: a guest's e-mail, where the order goes, where the bill goes. Resolves with the cart that comes of
   * it.
   */
  setAddresses(input: CartAddresses): Promise<CartDetails>;
  /** Resolves with the cart that comes of it. */
  setShippingMethod(input: { cartId: string; carrierCode: string; methodCode: string }): Promise<CartDetails>;
  /** Resolves with the cart that comes of it. */
  setPaymentMethod(input: { cartId: string; code: string }): Promise<CartDetails>;
  /** REST. Resolves with the grand total that comes of it, rupees; undefined where the answer holds none. */
  saveShippingInformation(input: { cartId: string } & ShippingInformation): Promise<number | undefined>;
  /** REST. Places the order and resolves with its entity id. Never retried. */
  placeOrder(input: PaymentInformation): Promise<string>;
  /** Null while the cart is active. */
  orderOfCart(cartId: string): Promise<CartOrder | null>;
  cityByPincode(pincode: string): Promise<City>;

  /** What the gateway made of each attempt to pay an order, newest first; null where the back end cannot say. */
  paymentAttempts(order: OrderProof): Promise<PaymentAttempt[] | null>;
  /** Gives an unpaid order back to its cart. */
  restoreCart(order: OrderProof): Promise<void>;

  /** Forgets every cached answer that belongs to a cart or a customer. */
  evictPrivate(): void;
}
