// chunk: checkout
import { tabStorage } from '../shared/tabStorage.ts';
import type { AddressStepValues } from './addressStepValues.ts';
import type { Bill } from './followBook.ts';

/** What was typed in the checkout and not sent yet, for this tab. No secrets are among it. */
export interface CheckoutDraft {
  /** What is missing is as the address book has it, or as it was accepted. */
  values: Omit<AddressStepValues, keyof Bill> & Partial<Bill>;
  /** Typed by a signed-in customer. */
  customer: boolean;
  /** E-mail of that customer; null of a guest, and where nobody knew. */
  owner: string | null;
}

/**
 * What was typed before a reload or an expired session; undefined without any.
 *
 * @param customer e-mail of who is signed in now, who is shown nothing of another customer; null while nobody knows.
 */
export function readDraft(customer: string | null): CheckoutDraft | undefined {
  const stored = tabStorage().get('checkoutDraft');
  if (typeof stored?.values !== 'object' || stored.values === null) return undefined;
  const isOfAnother = stored.owner !== null && customer !== null && stored.owner !== customer;
  return isOfAnother ? undefined : (stored as CheckoutDraft);
}

export const writeDraft = (draft: CheckoutDraft): void => tabStorage().set('checkoutDraft', draft);

export const clearDraft = (): void => tabStorage().remove('checkoutDraft');
