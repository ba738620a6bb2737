import { tabStorage } from '../shared/tabStorage.ts';
import type { AddressStepValues } from './addressSchema.ts';

/** What was typed in the checkout and not sent yet, for this tab. No secrets are among it. */
export interface CheckoutDraft {
  values: AddressStepValues;
  /** Typed by a signed-in customer. */
  customer: boolean;
}

/** What was typed before a reload or an expired session; undefined without any. */
export function readDraft(): CheckoutDraft | undefined {
  const stored = tabStorage().get('checkoutDraft');
  return typeof stored?.values === 'object' && stored.values !== null ? (stored as CheckoutDraft) : undefined;
}

export const writeDraft = (draft: CheckoutDraft): void => tabStorage().set('checkoutDraft', draft);

export const clearDraft = (): void => tabStorage().remove('checkoutDraft');
