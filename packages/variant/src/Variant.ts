import type { GatewayCode } from './gateways.ts';

/** What a variant says in another locale; what it leaves out stays. */
export type Translated = Partial<Pick<Variant, 'name' | 'shortName' | 'description' | 'coinName'>>;

/** What makes a shop this shop. Plain data: it is serialised into documents and read on server and browser alike. */
export interface Variant {
  /** Lower-case kebab, unique in the workspace: names the build, and with underscores the cookie `store_<id>`. */
  id: string;
  /** As shoppers read it. */
  name: string;
  /** Name below the icon of the installed app, at most 30 characters. */
  shortName: string;
  /** One sentence for search engines and the install prompt. */
  description: string;
  /** Store view that is shown when neither host name nor cookie chooses one. */
  storeCode: string;
  /** Locale of the shop's own texts, for example "en_US" (errors-10). */
  locale: string;
  /**
   * Locales that are built besides, with what the variant is called in them: a store view in one of them is shown in it
   * (errors-15).
   */
  otherLocales: Readonly<Record<string, Translated>>;
  /** What the loyalty coins are called (shops-01). */
  coinName: string;
  /** Fraction digits of prices: 0, or 2 in the float variant (shops-04). */
  priceDecimals: 0 | 2;
  /** Number of the floating help link to a messaging app: country code and number, digits only. */
  helpNumber: string;
  /** True: the cart trigger takes a guest to /cart; false: to /sign-in (cart-13). */
  guestCart: boolean;
  /** True: one may sign in with an account at a mail provider (session-18). */
  mailAccounts: boolean;
  /** True: the You panel adds rewards, bills and About Us (frame-15). */
  extendedPanel: boolean;
  /** True: "Bill and Recharge" is hidden in the mega menu as well as in the category panel. */
  hideBillsInMegaMenu: boolean;
  /** Gateway that takes a way of paying which several offer (payment-14). */
  preferredGateway: GatewayCode;
  /** Colour of the browser's own frame, #rrggbb. */
  themeColour: string;
  /** True: dark where the visitor's system asks for it, and shoppers may choose (look-20). */
  darkScheme: boolean;
  /** The same as `themeColour` while the shop is dark, #rrggbb. */
  darkThemeColour: string;
  /** Ground of the splash screen, #rrggbb. */
  backgroundColour: string;
}
