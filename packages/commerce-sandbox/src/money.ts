/** Magento's Money. */
export interface Money {
  /** Rupees. */
  value: number;
  currency: 'INR';
}

/** Paise, as the tables keep them, to rupees. */
export const rupees = (paise: number): number => paise / 100;

/** Rupees to whole paise, rounded to the nearest. */
export const paise = (amount: number): number => Math.round(amount * 100);

/** Paise as Money. */
export const money = (amount: number): Money => ({ value: rupees(amount), currency: 'INR' });
