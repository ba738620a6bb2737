import { COINS_EARNED_PERCENT } from '../checkout/charges.ts';
import { byLocale, type Locale } from '../store/byLocale.ts';

/** Coins (in hundredths) that paying so many paise earns. */
export const coinsEarned = (paid: number): number => Math.floor((paid * COINS_EARNED_PERCENT) / 100);

const counts = byLocale({
  en_US: (coins: number) => `${coins} ${coins === 1 ? 'coin' : 'coins'}`,
  hi_IN: coins => `${coins} कॉइन`,
});

/** "1 coin", "219 coins". */
export const coinsText = (coins: number, locale: Locale): string => counts[locale](coins);
