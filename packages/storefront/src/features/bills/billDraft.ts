import { tabStorage } from '../shared/tabStorage.ts';
import { noBillValues, type BillValues } from './billSchema.ts';

/** Seconds that a tab keeps what was typed: somebody may sit down at this computer later. */
const KEPT_S = 1800;

interface BillDraft {
  values: BillValues;
  /** The shopper wanted to go on and had to sign in first: it goes on by itself then (bills-04). */
  isWanted: boolean;
}

/**
 * What was typed for a biller before a reload, a sign-in or the end of a session (bills-09): a guest's, whoever that turns
 * out to be, or the customer's own.
 *
 * @param customer e-mail of the customer; null of a guest, and while nobody knows.
 */
export function readBillDraft(biller: string, customer: string | null): BillDraft | undefined {
  const kept = tabStorage().get('billDraft');
  if (kept?.biller !== biller || (kept.owner !== null && kept.owner !== customer)) return undefined;
  if (typeof kept.values !== 'object' || kept.values === null) return undefined;
  const { isWanted, ...values } = kept.values as Record<string, unknown>;
  const texts = Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
  return { values: { ...noBillValues, ...texts }, isWanted: isWanted === true };
}

/** Keeps what was typed, for its customer alone where one is signed in. */
export const keepBillDraft = (biller: string, owner: string | null, values: BillValues, isWanted = false): void =>
  tabStorage().set('billDraft', { biller, owner, values: { ...values, isWanted } }, KEPT_S);
