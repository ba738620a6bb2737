import { tabStorage } from '../tabStorage.ts';

const drafts = () => tabStorage().get('formDrafts') ?? {};

/**
 * What was typed in a form and not sent yet, for this tab: it survives a reload and an expired session (account-04). It is
 * its customer's: nobody else who signs in here is shown it. What a guest typed is whoever's that guest turns out to be.
 * Never hand it a password.
 *
 * @param form which form, with what it is about, for example "address new".
 * @param owner e-mail of the customer; null of a guest.
 * @returns the form's own fields: whoever asks knows them.
 */
export function readFormDraft(form: string, owner: string | null): unknown {
  const draft = drafts()[form];
  if (!draft || (draft.owner !== null && draft.owner !== owner)) return undefined;
  return typeof draft.values === 'object' && draft.values !== null ? draft.values : undefined;
}

export const writeFormDraft = (form: string, owner: string | null, values: unknown): void =>
  tabStorage().set('formDrafts', { ...drafts(), [form]: { owner, values } });

/** Forgets it; what has been typed in another form stays. `form` may be the beginning of several names. */
export function clearFormDraft(form: string): void {
  const others = Object.entries(drafts()).filter(([name]) => name !== form && !name.startsWith(`${form} `));
  tabStorage().set('formDrafts', Object.fromEntries(others));
}
