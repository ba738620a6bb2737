// chunk: places
/** The digits of the scripts of India (Devanagari to Malayalam) as 0 to 9; all else stays. */
export const plainDigits = (typed: string): string =>
  // Unicode puts the zero of each of these scripts at a code that ends in 6.
  typed.replaceAll(/(?=[\u0900-\u0d7f])\p{Nd}/gu, digit => String((digit.charCodeAt(0) & 0xf) - 6));
