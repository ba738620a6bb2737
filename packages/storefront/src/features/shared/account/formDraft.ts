import { tabStorage } from '../tabStorage.ts';

/**
 * What was typed in a form of the account and not sent yet, for this tab: it survives a reload and an expired session
 * (account-04). It is its customer's: nobody else who signs in here is shown it. Never hand it a password.
 *
 * @param form which form, with what it is about, for example "address new".
 * @param owner e-mail of the customer.
 * @returns the form's own fields: whoever asks knows them.
 */
export function readFormDraft(form: string, owner: string): unknown {
  const draft = tabStorage().get('accountDraft');
  if (draft?.form !== form || draft.owner !== owner) return undefined;
  return typeof draft.values === 'object' && draft.values !== null ? draft.values : undefined;
}

export const writeFormDraft = (form: string, owner: string, values: unknown): void =>
  tabStorage().set('accountDraft', { form, owner, values });

/** Forgets it; what has been typed in another form meanwhile stays. `form` may be the beginning of several names. */
export function clearFormDraft(form: string): void {
  const kept = tabStorage().get('accountDraft')?.form ?? '';
  if (kept === form || kept.startsWith(`${form} `)) tabStorage().remove('accountDraft');
}
