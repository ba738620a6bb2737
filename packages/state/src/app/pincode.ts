// chunk: places
import * as text from '@shop/messages/delivery';
import { plainDigits } from './plainDigits.ts';

/** What was typed, as it is sent, or what is wrong with it, in words for the shopper. */
export type Reading = { value: string; problem?: undefined } | { value?: undefined; problem: string };

/** Fewest characters of a pincode, spaces around it not counted (delivery-04). */
export const PINCODE_MIN_LENGTH = 6;

/**
 * The one rule for pincodes: six digits, the first from 1 to 9. Gaps, hyphens, invisible characters and digits of other
 * Indian scripts are taken as people and phones write them. Forms take it as `pincode` of the storefront's
 * `shared/fieldRules.ts`, which tells an empty field from a wrong one; which city a pincode stands for is asked by `findCity`.
 */
export function readPincode(typed: string): Reading {
  const value = plainDigits(typed).replaceAll(/[\s\p{Cf}\p{Pd}]/gu, '');
  return /^[1-9]\d{5}$/.test(value) ? { value } : { problem: text.pincodeInvalid };
}
