/** What the storefront server tells the browser about its surroundings. Nothing secret. */
export interface PublicConfig {
  /** Address of Razorpay's checkout.js. */
  razorpayScript: string;
  /** Address of Cashfree's cashfree.js. */
  cashfreeScript: string;
  /** Reverse geocoding service, asked with lat, lon and format=json. */
  mapsUrl: string;
  /** Names of the features that the back end lacks (docs/decisions/features.md). */
  featuresOff?: readonly string[];
  /** The customer who is always signed out (specification, section 4). */
  forcedOutCustomerId?: number;
  /** Where the shop stands, as the browser of this document knows it, for example "https://shop.example". */
  origin?: string;
}
