import type { ProductFacts } from './loadFacts.ts';

type Plan = ProductFacts['plans'][number];

/** A plan, worked out for a price. Rupees. */
export interface Instalments {
  bank: string;
  months: number;
  /** Percent a year. */
  interest: number;
  monthly: number;
  total: number;
}

/**
 * What a month costs: equal instalments, with interest on what is still owed, rounded up to whole rupees as banks do
 * (product-03).
 */
function workOut({ bank, months, interest }: Plan, price: number): Instalments {
  const rate = interest / 1200;
  const exact = rate === 0 ? price / months : (price * rate) / (1 - (1 + rate) ** -months);
  // A hair above a whole rupee is the machine's, not the bank's.
  const monthly = Math.ceil(Math.round(exact * 1000) / 1000);
  return { bank, months, interest, monthly, total: rate === 0 ? price : monthly * months };
}

/** The plans that a price reaches, in their order. */
export const instalmentsFor = (plans: ProductFacts['plans'], price: number): Instalments[] =>
  plans.filter(plan => plan.months > 0 && price >= plan.min_amount).map(plan => workOut(plan, price));
