import { useEffect, useRef } from 'react';
import { useSessionReady } from '../shared/useSessionReady.ts';
import { AutoSignIn } from './identityQueries.ts';
import { tokenOf, useSignInWith } from './useSignInWith.ts';

/** Kinds of identifier as they stand in the address. */
const kinds = { customerid: 'CUSTOMER_ID', phone: 'PHONE', email: 'EMAIL' } as const;

export interface SignedLink {
  kind: string;
  value: string;
  expires: string | null;
  signature: string | null;
}

/**
 * Signs in by a signed link, once the stored session is known: a link opened by who is signed in already is not used
 * up. An address alone is no proof (session-17).
 *
 * @param isOffered whether the back end takes such links.
 * @param onRefused is called where the link is none, or signs nobody in.
 */
export function useAutoSignIn(
  { kind, value, expires, signature }: SignedLink,
  { isOffered, signedIn, onRefused }: { isOffered: boolean; signedIn: boolean; onRefused: () => void },
) {
  const ready = useSessionReady();
  const { problem, run } = useSignInWith();
  const isTried = useRef(false);
  const type = Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : undefined;
  const isWhole = isOffered && type !== undefined && signature !== null && /^\d{1,10}$/.test(expires ?? '');
  // The back end said no; all else may be asked again.
  const isRefused = problem?.kind === 'session-expired' || problem?.kind === 'rejected';

  const begin = () =>
    run(async commerce => {
      const input = { type: type!, value, expires: Number(expires), signature };
      return tokenOf((await commerce.mutate(AutoSignIn, { input })).autoSignIn);
    });

  useEffect(() => {
    if (!ready || signedIn) return;
    if (!isWhole || isRefused) onRefused();
    else if (!isTried.current) {
      isTried.current = true;
      void begin();
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is known who is there, and once more when it is refused
  }, [ready, signedIn, isRefused]);

  return { problem: isRefused ? undefined : problem, again: () => void begin() };
}
