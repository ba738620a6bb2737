import type { CommerceClient, ResultOf, VariablesOf } from '@shop/commerce-client';
import { tabStorage } from '../shared/tabStorage.ts';
import { GetOauthProviders, type OauthSignIn } from './identityQueries.ts';

export type Provider = NonNullable<ResultOf<typeof GetOauthProviders>['oauthProviders']>[number];

/** Providers whose consent page can be gone to; none where the back end does not answer. */
export async function loadProviders(client: CommerceClient): Promise<Provider[]> {
  const { data } = await client.queryPartial(GetOauthProviders, {});
  return (data?.oauthProviders ?? []).filter(
    ({ authorize_url: url }) => url.startsWith('https://') || /^\/(?![/\\])/.test(url),
  );
}

/** Seconds in which one has to come back. */
const ATTEMPT_S = 900;

/** The one path that a provider sends back to. */
const callback = () => `${location.origin}/oauthlogin/index/callback`;

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const drawn = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** Whether this document may make the proof: browsers do over https and on this machine only. */
export const canProve = (): boolean => 'subtle' in crypto;

/**
 * Where consent is asked for. State and verifier (RFC 7636) stay in this tab: only it can end what it has begun
 * (session-18).
 *
 * @param from path that one is led to in the end.
 */
export async function beginMailSignIn(provider: Provider, from: string): Promise<string> {
  const [state, verifier] = [drawn(), drawn()];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  tabStorage().set('mailSignIn', { provider: provider.code, state, verifier, from }, ATTEMPT_S);
  const url = new URL(provider.authorize_url, location.origin);
  for (const [name, value] of Object.entries({
    response_type: 'code',
    client_id: provider.client_id,
    redirect_uri: callback(),
    scope: provider.scope,
    state,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  }))
    url.searchParams.set(name, value);
  return url.href;
}

type OauthInput = VariablesOf<typeof OauthSignIn>['input'];

/**
 * What was begun in this tab, once: where to go in the end, and what proves to the back end who has come back. There is
 * no proof where nothing was begun here, consent was kept back, or somebody else's answer was slipped in.
 */
export function endMailSignIn(
  code: string | undefined,
  state: string | undefined,
): { input: OauthInput | undefined; from: string } {
  const begun = tabStorage().get('mailSignIn');
  tabStorage().remove('mailSignIn');
  if (typeof begun?.state !== 'string') return { input: undefined, from: '/' };
  const { provider, verifier, from } = begun;
  const isOurs = code !== undefined && begun.state === state;
  return {
    input: isOurs ? { provider, code, state, code_verifier: verifier, redirect_uri: callback() } : undefined,
    from,
  };
}
