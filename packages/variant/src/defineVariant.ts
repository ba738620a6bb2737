/** What makes a shop this shop. Plain data: it is serialised into documents and read on server and browser alike. */
export interface Variant {
  /** Lower-case kebab, unique in the workspace: names the build and the cookie `store_<id>`. */
  id: string;
  /** As shoppers read it. */
  name: string;
  /** One sentence for search engines and the install prompt. */
  description: string;
  /** Store view that is shown when neither host name nor cookie chooses one. */
  storeCode: string;
  /** What the loyalty coins are called (specification, section 1). */
  coinName: string;
  /** Fraction digits of prices: 0, or 2 in the float variant (specification, section 9). */
  priceDecimals: 0 | 2;
  /** Number of the floating help link to a messaging app: country code and number, digits only. */
  helpNumber: string;
  /** True: the cart trigger takes a guest to /cart; false: to /sign-in (specification, section 2). */
  guestCart: boolean;
  /** True: the You panel adds rewards, bills and About Us ("non-desktop variant", specification, section 2). */
  extendedPanel: boolean;
  /** True: "Bill and Recharge" is hidden in the mega menu as well as in the category panel. */
  hideBillsInMegaMenu: boolean;
  /** Colour of the browser's own frame, #rrggbb. */
  themeColour: string;
  /** Ground of the splash screen, #rrggbb. */
  backgroundColour: string;
}

export type VariantInput = Omit<Variant, 'guestCart' | 'extendedPanel' | 'hideBillsInMegaMenu' | 'priceDecimals'> &
  Partial<Variant>;

interface Rule {
  field: keyof Variant;
  holds: (value: unknown) => boolean;
  remedy: string;
}

const text = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const flag = (value: unknown) => typeof value === 'boolean';

const rules: Rule[] = [
  { field: 'id', holds: matches(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/), remedy: 'Use lower-case letters, digits and single hyphens, for example "uni-coins".' },
  { field: 'name', holds: text, remedy: 'Give the name that shoppers read, for example "Uni Coins".' },
  { field: 'description', holds: text, remedy: 'Give one sentence about the shop.' },
  { field: 'storeCode', holds: matches(/^[a-z][a-z0-9_]*$/i), remedy: 'Give the code of a store view of the back end, for example "default".' },
  { field: 'coinName', holds: text, remedy: 'Give the name of the coins, for example "ZEPP Coins".' },
  { field: 'priceDecimals', holds: value => value === 0 || value === 2, remedy: 'Use 0 or 2.' },
  { field: 'helpNumber', holds: matches(/^[1-9][0-9]{9,14}$/), remedy: 'Give country code and number in digits only, for example "919000000001".' },
  { field: 'guestCart', holds: flag, remedy: 'Use true or false.' },
  { field: 'extendedPanel', holds: flag, remedy: 'Use true or false.' },
  { field: 'hideBillsInMegaMenu', holds: flag, remedy: 'Use true or false.' },
  { field: 'themeColour', holds: matches(/^#[0-9a-f]{6}$/i), remedy: 'Use six hexadecimal digits, for example "#4338ca".' },
  { field: 'backgroundColour', holds: matches(/^#[0-9a-f]{6}$/i), remedy: 'Use six hexadecimal digits, for example "#ffffff".' },
];

/**
 * Checks a variant and fills in what it leaves out: whole rupees, guests sent to sign-in, the short You panel.
 *
 * @throws Error that names each wrong field, its value and the remedy.
 */
export function defineVariant(input: VariantInput): Variant {
  const variant: Variant = { priceDecimals: 0, guestCart: false, extendedPanel: false, hideBillsInMegaMenu: false, ...input };
  const problems = rules
    .filter(rule => !rule.holds(variant[rule.field]))
    .map(rule => `  ${rule.field} is ${JSON.stringify(variant[rule.field])}. ${rule.remedy}`);
  if (problems.length > 0) {
    throw new Error(`defineVariant: the variant ${JSON.stringify(input.id)} cannot be built.\n${problems.join('\n')}`);
  }
  return Object.freeze(variant);
}
