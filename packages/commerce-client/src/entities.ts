import type { ResultOf } from './graphql.ts';
import type { CartDetailsFragment, CustomAnswerFragment } from './operations/cart.ts';
import type { GetOrderOfCart } from './operations/checkout.ts';
import type { GetCityByPincode } from './operations/places.ts';
import type { GetCustomerInformation } from './operations/customerInformation.ts';
import type { PaymentAttempts } from './operations/payment.ts';

type Field<Document, Name extends PropertyKey> =
  Document extends Partial<Record<Name, infer Value>> ? NonNullable<Value> : never;
/** A cart as answers hold it. */
export type RawCart = ResultOf<typeof CartDetailsFragment>;

/** A line of a cart. `__typename` tells configurable lines from simple and virtual ones. */
export type CartItem = NonNullable<NonNullable<RawCart['items']>[number]> & {
  /** To the product's customisable options, of lines that have some. */
  answers?: CustomAnswer[];
};

export type CustomAnswer = ResultOf<typeof CustomAnswerFragment>;

/** A cart as the cart page and checkout need it. Lines that the server could not read are already gone. */
export type CartDetails = Omit<RawCart, 'items'> & { items: CartItem[] };

export type CartProduct = CartItem['product'];
export type CartPrices = NonNullable<RawCart['prices']>;
export type CartBillingAddress = NonNullable<RawCart['billing_address']>;
export type CartShippingAddress = NonNullable<RawCart['shipping_addresses'][number]>;
export type AvailablePaymentMethod = NonNullable<NonNullable<RawCart['available_payment_methods']>[number]>;

/** A method that the server offers for an address; `available: false` comes with `error_message`. */
export type ShippingMethod = NonNullable<NonNullable<CartShippingAddress['available_shipping_methods']>[number]>;

export type Customer = Field<ResultOf<typeof GetCustomerInformation>, 'customer'>;

/** The order that a cart became. `entity_id` is internal, `number` is the one to show. */
export type CartOrder = Field<ResultOf<typeof GetOrderOfCart>, 'orderOfCart'>;

/** The place of a pincode. An unknown pincode is `success: false` with the server's message. */
export type City = Field<ResultOf<typeof GetCityByPincode>, 'getCityByPincode'>;

/** `amount` is in rupees, as text. */
/** One attempt to pay an order, as its gateway tells it. */
export type PaymentAttempt = Field<ResultOf<typeof PaymentAttempts>, 'paymentAttempts'>[number];

/** A postal address as the shop's forms and REST write it. */
export interface AddressInput {
  firstname: string;
  lastname: string;
  /** One or two lines. */
  street: string[];
  city: string;
  /** For example "DL". */
  region_code: string;
  /** The server's own id, read from `countries`: it differs between installations. */
  region_id: number;
  /** The printed name, for example "Delhi". */
  region: string;
  postcode: string;
  telephone: string;
  country_id: 'IN';
  /** Required for a guest. */
  email?: string | undefined;
  company?: string | undefined;
  /** GSTIN of the company. */
  vat_id?: string | undefined;
  /** True adds it to the customer's address book; the server's own default would add every address that is used. */
  save_in_address_book?: boolean | undefined;
}

export interface AccountInput {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  /** Kept as the custom attribute mobile_number. */
  mobileNumber?: string | undefined;
  /** Of who invited; the back end takes it as the custom attribute referral_code (referral-03). */
  invitation?: string | undefined;
}
