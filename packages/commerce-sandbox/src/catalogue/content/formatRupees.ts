const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

/** Paise as rupees with two decimals, for content that prints prices. */
export const formatRupees = (paise: number): string => format.format(paise / 100);
