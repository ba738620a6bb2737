import { readPincode } from '@shop/state';

/** Two ways of writing one pincode are one. */
export const pincodeKey = (typed: string): string => readPincode(typed).value ?? typed;
