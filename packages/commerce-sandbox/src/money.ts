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

const inRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Paise as a shopper reads them: ₹1,499. */
export const rupeeText = (amount: number): string => inRupees.format(rupees(amount));

const inPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Paise to the paisa: ₹1,24,990.00. In Hindi, too, India writes it so. */
export const amountText = (amount: number): string => inPaise.format(rupees(amount));

/** Paise as Money. */
export const money = (amount: number): Money => ({ value: rupees(amount), currency: 'INR' });
