import { locateLocale, shippedLocales } from '@shop/messages/locateLocale';
import { gatewayCodes } from './gateways.ts';
import type { Variant } from './Variant.ts';

/**
 * One field of a variant: what it means, what holds for it, and what it falls back to. The reference in docs/ is
 * printed from these.
 */
export interface Field {
  meaning: string;
  /** True when the value may stand in a variant. */
  holds: (value: unknown) => boolean;
  /** What to write instead of a value that does not hold. */
  remedy: string;
  /** What is wrong with a value, said before the remedy, where it is more than that it does not hold. */
  trouble?: (value: unknown) => string | undefined;
  example: string | number | boolean | object;
  /** True: its value stands in the code of a build instead of `variant.<name>`, so that what is off is left out. */
  isSwitch?: true;
  /** Taken when the variant leaves the field out; a field without one must be given. */
  fallback?: (given: Partial<Variant>) => unknown;
  /** How the reference describes a fallback that depends on other fields. */
  fallbackText?: string;
}

const text = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const colour = { holds: matches(/^#[0-9a-f]{6}$/i), remedy: 'Use six hexadecimal digits, for example "#4338ca".' };
const flag = {
  holds: (value: unknown) => typeof value === 'boolean',
  remedy: 'Use true or false.',
  example: true,
  isSwitch: true,
  fallback: () => false,
} as const;

/** Why there are no texts of a locale (errors-10); undefined where there are. */
function unlocated(locale: unknown): string | undefined {
  try {
    locateLocale(String(locale));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** True for a locale with texts, and nothing but names that a variant may have in it. */
const isTranslation = ([locale, said]: [string, unknown]) =>
  unlocated(locale) === undefined &&
  typeof said === 'object' &&
  said !== null &&
  Object.entries(said).every(
    ([name, value]) => ['name', 'shortName', 'description', 'coinName'].includes(name) && text(value),
  );

/** Every field that a variant may set, in the order in which the reference shows them. */
export const fields: Record<keyof Variant, Field> = {
  id: {
    meaning:
      'Names the build, its folder in `apps/`, and with underscores for hyphens the cookie `store_<id>` and the variable `<ID>_PORT`.',
    holds: matches(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/),
    remedy:
      'Begin with a lower-case letter, then use lower-case letters, digits and single hyphens, for example "uni-coins".',
    example: 'uni-coins',
  },
  name: {
    meaning: 'The shop as shoppers read it.',
    holds: text,
    remedy: 'Give the name that shoppers read, for example "Uni Coins".',
    example: 'Uni Coins',
  },
  shortName: {
    meaning: 'Name below the icon of the installed app; longer ones are cut by most phones.',
    holds: value => text(value) && String(value).length <= 30,
    remedy: 'Give a name of at most 30 characters, for example "Uni".',
    example: 'Uni',
    fallback: ({ name }) => (typeof name === 'string' ? name.slice(0, 30) : name),
    fallbackText: '`name`',
  },
  description: {
    meaning: 'One sentence for the footer, search engines and the install prompt.',
    holds: text,
    remedy: 'Give one sentence about the shop.',
    example: 'Student prices on everything you buy.',
    fallback: ({ name }) => `Benefits and everyday prices from ${String(name)}.`,
    fallbackText: '"Benefits and everyday prices from `name`."',
  },
  storeCode: {
    meaning: 'Store view that is shown when neither host name nor cookie chooses one.',
    holds: matches(/^[a-z][a-z0-9_]{0,31}$/i),
    remedy: 'Give the code of a store view of the back end, for example "default".',
    example: 'uni',
    fallback: () => 'default',
  },
  locale: {
    meaning: "Locale of the shop's own texts: a folder of `packages/messages/src`.",
    holds: value => unlocated(value) === undefined,
    trouble: unlocated,
    remedy: `Use one of ${shippedLocales.join(', ')}.`,
    example: 'en_US',
    fallback: () => 'en_US',
  },
  otherLocales: {
    meaning:
      'Locales that are built besides, each with `name`, `shortName`, `description` and `coinName` where they are others in it: ' +
      'a store view in one of them is shown in it, the rest in `locale`. Each makes the build longer, and no page heavier.',
    holds: value => typeof value === 'object' && value !== null && Object.entries(value).every(isTranslation),
    trouble: value =>
      typeof value === 'object' && value !== null
        ? Object.keys(value)
            .map(unlocated)
            .find(problem => problem !== undefined)
        : undefined,
    remedy: `Name some of ${shippedLocales.join(', ')}, for example { hi_IN: { description: "…" } }.`,
    example: { hi_IN: { description: '…' } },
    fallback: () => ({}),
  },
  coinName: {
    meaning: 'What the loyalty coins are called.',
    holds: text,
    remedy: 'Give the name of the coins, for example "ZEPP Coins".',
    example: 'Uni Coins',
    fallback: () => 'ZEPP Coins',
  },
  priceDecimals: {
    meaning: 'Fraction digits of whole amounts; paise are always shown.',
    holds: value => value === 0 || value === 2,
    remedy: 'Use 0 or 2.',
    example: 2,
    isSwitch: true,
    fallback: () => 0,
  },
  helpNumber: {
    meaning: 'Number of the floating help link to a messaging app: country code and number, digits only.',
    holds: matches(/^[1-9][0-9]{9,14}$/),
    remedy: 'Give country code and number in digits only, for example "919000000001".',
    example: '919000000002',
  },
  guestCart: { meaning: 'Whether the cart trigger takes a guest to /cart; otherwise to /sign-in.', ...flag },
  mailAccounts: { meaning: 'Whether one may sign in with an account at a mail provider.', ...flag },
  extendedPanel: {
    meaning: 'Whether the You panel adds My Rewards Points, My Bills & Recharge and About Us.',
    ...flag,
  },
  hideBillsInMegaMenu: {
    meaning: 'Whether "Bill and Recharge" is hidden in the mega menu as well as in the category panel.',
    ...flag,
  },
  preferredGateway: {
    meaning:
      'Gateway that takes a way of paying which several offer; another one takes it where this one is absent or cannot be opened.',
    holds: value => (gatewayCodes as unknown[]).includes(value),
    remedy: `Use one of ${gatewayCodes.map(code => `"${code}"`).join(', ')}.`,
    example: 'cashfree',
    fallback: () => gatewayCodes[0],
  },
  themeColour: {
    meaning: "Colour of the browser's own frame and of the payment window.",
    ...colour,
    example: '#f0624a',
    fallback: () => '#2f4bd8',
  },
  darkScheme: {
    meaning:
      "Whether the shop is dark where the visitor's system asks for it, and lets shoppers choose; the colours are the second halves of `light-dark()` in its theme.",
    ...flag,
  },
  darkThemeColour: {
    meaning: 'The same as `themeColour` while the shop is dark.',
    ...colour,
    example: '#1d0a1b',
    fallback: () => '#14171c',
  },
  backgroundColour: {
    meaning: 'Ground of the splash screen while the installed app opens.',
    ...colour,
    example: '#fffdf9',
    fallback: () => '#ffffff',
  },
};
