/** What is in an amount that holds GST. In paise; the parts add up to the amount. */
export interface TaxSplit {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/**
 * Takes the tax out of an amount that holds it. Within a state it is two equal halves, else one tax (invoice-01).
 *
 * @param rate percent, both halves together
 */
export function splitTax(amount: number, rate: number, isWithinState: boolean): TaxSplit {
  if (!isWithinState) {
    const igst = Math.round((amount * rate) / (100 + rate));
    return { taxable: amount - igst, cgst: 0, sgst: 0, igst };
  }
  const half = Math.round((amount * rate) / 2 / (100 + rate));
  return { taxable: amount - 2 * half, cgst: half, sgst: half, igst: 0 };
}
