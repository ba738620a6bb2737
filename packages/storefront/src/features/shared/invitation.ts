import type { ShopThunk } from '@shop/state';

/** Days that an invitation waits for an account. */
const LIFE = 30 * 24 * 60 * 60;

/** What a code may look like: nothing else is kept or sent. */
const code = /^[A-Za-z0-9-]{4,32}$/;

/** Whether a text may be an invitation's code. */
export const isInvitation = (text: string): boolean => code.test(text);

/** The code of an invitation in an address; undefined where there is none that could be. */
export const invitationIn = (params: URLSearchParams): string | undefined =>
  [params.get('invite')?.trim()].find(text => text !== undefined && isInvitation(text));

/** Remembers by which code somebody came, until there is an account (referral-03). The last one counts. */
export const keepInvitation =
  (invited: string): ShopThunk =>
  (_, __, { persistence }) =>
    persistence.set('invitation', { code: invited }, LIFE);

/** The code by which somebody came; undefined where nobody invited. */
export const readInvitation =
  (): ShopThunk<string | undefined> =>
  (_, __, { persistence }) => {
    const kept: unknown = persistence.get('invitation')?.code;
    return typeof kept === 'string' && isInvitation(kept) ? kept : undefined;
  };

/** There is an account now, so that the invitation has served. */
export const forgetInvitation =
  (): ShopThunk =>
  (_, __, { persistence }) =>
    persistence.remove('invitation');
