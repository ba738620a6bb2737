import { tabStorage } from '../shared/tabStorage.ts';
import { noBillValues, type BillValues } from './billSchema.ts';

/** Seconds that a tab keeps what was typed: somebody may sit down at this computer later. */
const KEPT_S = 1800;

interface BillDraft {
  values: BillValues;
  /** The shopper wanted to go on and had to sign in first: it goes on by itself then (bills-04). */
  isWanted: boolean;
}

/** What was typed for a biller before a reload or a sign-in. */
export function readBillDraft(biller: string): BillDraft | undefined {
  const kept = tabStorage().get('billDraft');
  if (kept?.biller !== biller || typeof kept.values !== 'object' || kept.values === null) return undefined;
  const { isWanted, ...values } = kept.values as Record<string, unknown>;
  const texts = Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
  return { values: { ...noBillValues, ...texts }, isWanted: isWanted === true };
}

export const keepBillDraft = (biller: string, values: BillValues, isWanted = false): void =>
  tabStorage().set('billDraft', { biller, values: { ...values, isWanted } }, KEPT_S);
