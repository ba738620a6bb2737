import { createContext, createElement, use, type ReactNode } from 'react';
import { formatMoney } from './formatMoney.ts';

const DecimalsContext = createContext<0 | 2>(0);

/** How many decimals the whole amounts of this shop have. */
export const PriceFormatProvider = ({ decimals, children }: { decimals: 0 | 2; children: ReactNode }) =>
  createElement(DecimalsContext, { value: decimals }, children);

/** Formats rupees as this shop writes them. */
export function useMoney(): (rupees: number) => string {
  const decimals = use(DecimalsContext);
  return rupees => formatMoney(rupees, decimals);
}
