// chunk: paying
/** Rupees as text, "1499.00", or as a number, in paise: amounts are compared so, for rupees may be written in several ways. */
export const toPaise = (rupees: string | number): number => Math.round(Number(rupees) * 100);
