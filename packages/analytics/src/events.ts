/*
 * Everything that is told of a visit. Where Google Analytics 4 has a name and a payload for it, they are those
 * (docs/decisions/analytics.md). Amounts are rupees. No payload says who it was (analytics-05).
 */

/** A product, by GA4's names. */
export interface Item {
  /** Sku of the product. */
  item_id?: string | undefined;
  item_name?: string | undefined;
  item_brand?: string | undefined;
  item_category?: string | undefined;
  /** Sku of the variant. */
  item_variant?: string | undefined;
  /** For one piece. */
  price?: number | undefined;
  /** Pieces. */
  quantity?: number | undefined;
  /** Place in a list, from 0. */
  index?: number | undefined;
}

/** Products and what they cost together. */
export interface Basket {
  currency: 'INR';
  /** Prices times pieces, of what is listed. */
  value: number;
  items: Item[];
}

interface ItemList {
  item_list_id?: string | undefined;
  item_list_name?: string | undefined;
  items: Item[];
}

interface OrderRef {
  /** The printed number of the order. */
  transaction_id: string;
}

interface OrderValue extends OrderRef {
  currency: 'INR';
  value: number;
}

interface Payment extends OrderRef {
  /** Way of paying, for example "upi", else the method's code. */
  payment_type: string;
}

interface Coupon {
  coupon: string;
  currency: 'INR';
  /** Value of the cart before minus value after. Absent where other things changed with it. */
  discount?: number | undefined;
}

/** Of what says all by its name. */
type Nothing = Readonly<Record<string, never>>;

export interface EventPayloads {
  // Pages
  page_view: { page_location: string; page_type: string };
  view_item: Basket;
  view_item_list: ItemList;
  select_item: ItemList;
  view_search_results: { search_term: string; results: number };
  /** A search was performed. */
  search: { search_term: string };
  filter_applied: { filter_name: string; filter_values: string[] };
  gift_card_viewed: { page_type: string };
  /** A banner was pressed. */
  select_promotion: { promotion_id: string; promotion_name: string };
  footer_click: { link: string };
  social_click: { network: string };

  // Cart
  add_to_cart: Basket;
  remove_from_cart: Basket;
  /** `items` are the lines that changed, as they are now; `value` is that of the cart, `change` what it grew by. */
  cart_updated: Basket & { change: number };
  view_cart: Basket;
  coupon_applied: Coupon;
  coupon_removed: Coupon;

  // Wishlist
  add_to_wishlist: Basket;
  wishlist_removed: { items: Item[] };
  /** An item went from the list into the cart. */
  wishlist_updated: { items: Item[] };
  wishlist_viewed: Nothing;

  // Checkout
  begin_checkout: Basket & { coupon?: string | undefined };
  checkout_started: { currency: 'INR'; value: number };
  shipping_details_updated: { currency: 'INR'; value: number };
  add_shipping_info: Basket & { shipping_tier: string };
  add_payment_info: Basket & { payment_type: string };
  order_created: OrderValue & { payment_type: string };
  payment_initiated: Payment;
  payment_success: Payment;
  payment_failed: Payment & { reason: string };
  purchase: Basket & OrderRef & { shipping?: number | undefined; coupon?: string | undefined };
  checkout_completed: OrderValue;
  student_plan_purchase: OrderValue;
  employee_plan_purchase: OrderValue;

  // Account
  login: Nothing;
  logout: Nothing;
  sign_up: Nothing;
  password_reset: Nothing;
  phone_verified: Nothing;
  email_verified: Nothing;
  institute_code_verified: { programme: string };

  // Speed
  web_vital: { metric: string; value: number; rating: string; page_type: string };
}

export type EventName = keyof EventPayloads;

/** Something that happened on a visit, as both tools are told it. */
export type AnalyticsEvent = { [Name in EventName]: { name: Name; params: EventPayloads[Name] } }[EventName];

/** Makes an event, its payload checked against its name. */
export const event = <Name extends EventName>(name: Name, params: EventPayloads[Name]): AnalyticsEvent =>
  ({ name, params }) as AnalyticsEvent;
