import { toUrlKey } from '../toUrlKey.ts';
import { hashOfText } from './hashOfText.ts';

/**
 * A name as part of an address: `toUrlKey`, or for a name without a Latin letter or digit a number that the name always
 * has.
 */
export const addressOf = (name: string): string => toUrlKey(name) || hashOfText(name).toString(36);
