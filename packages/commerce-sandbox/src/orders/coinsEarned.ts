import { COINS_EARNED_PERCENT } from '../checkout/charges.ts';

/** Coins (in hundredths) that paying so many paise earns. */
export const coinsEarned = (paid: number): number => Math.floor((paid * COINS_EARNED_PERCENT) / 100);

/** "1 coin", "219 coins". */
export const coinsText = (coins: number): string => `${coins} ${coins === 1 ? 'coin' : 'coins'}`;
