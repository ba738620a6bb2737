import { formatNumber } from '@shop/ui';

/** To the hundredth where there is one: rounded changes would not add up to the balances beside them. */
export const coinCount = (count: number) => formatNumber(count, Math.round(Math.abs(count) * 100) % 100 === 0 ? 0 : 2);
