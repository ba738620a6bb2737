import type { AddressStepValues } from './addressSchema.ts';

/** What was typed in the checkout and not sent yet, for this tab. No secrets are among it. */
export interface CheckoutDraft {
  values: AddressStepValues;
  /** Typed by a signed-in customer. */
  customer: boolean;
}

const key = 'checkoutDraft';

/** What was typed before a reload or an expired session; undefined without any, and where there is no storage. */
export function readDraft(): CheckoutDraft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const isDraft = typeof stored === 'object' && stored !== null && 'values' in stored && typeof stored.values === 'object' && stored.values !== null;
    return isDraft ? (stored as CheckoutDraft) : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage the form works all the same; only a reload loses what was typed.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is no storage, so there is no draft.
  }
}
