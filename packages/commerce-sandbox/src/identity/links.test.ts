import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const lastBody = (shopper: Shopper) =>
  (shopper.sandbox.db.prepare('SELECT body FROM mail ORDER BY id DESC LIMIT 1').get() as { body: string }).body;

const emailOf = async (shopper: Shopper, token: string) =>
  (await shopper.sandbox.query('{ customer { email } }', {}, { Authorization: `Bearer ${token}` })).data?.['customer'];

describe('a mailed link', () => {
  const SEND = 'mutation ($input: SendSignInLinkInput!) { sendSignInLink(input: $input) { success message } }';
  const OPEN = 'mutation ($token: String!) { magicLinkSignIn(input: { token: $token }) { success message token } }';
  const send = (shopper: Shopper, email: string, path?: string) =>
    shopper.sandbox.query(SEND, { input: { email, return_path: path } }, { origin: 'http://localhost:3000' });
  const link = (shopper: Shopper) => new URL(/http:\/\/\S+/.exec(lastBody(shopper))![0]);
  const open = async (shopper: Shopper, token: string | null) =>
    (await shopper.must<{ magicLinkSignIn: { success: boolean; token: string | null } }>(OPEN, { token }))
      .magicLinkSignIn;

  it('leads to the shop that was asked, and lets in once', async () => {
    const shopper = makeShopper();
    await send(shopper, 'asha@example.com', '/cart?a=1');
    const { origin, pathname, searchParams } = link(shopper);
    expect([origin, pathname, searchParams.get('from')]).toEqual([
      'http://localhost:3000',
      '/custompage/index/checklogin',
      '/cart?a=1',
    ]);
    const first = await open(shopper, searchParams.get('token'));
    expect(await emailOf(shopper, first.token!)).toEqual({ email: 'asha@example.com' });
    expect(await open(shopper, searchParams.get('token'))).toMatchObject({ success: false, token: null });
  });

  it('is good for fifteen minutes, and not for another address', async () => {
    const shopper = makeShopper();
    await send(shopper, 'asha@example.com');
    const old = link(shopper).searchParams.get('token');
    shopper.sandbox.pass(901);
    expect((await open(shopper, old)).success).toBe(false);
    await send(shopper, 'ravi@example.com');
    shopper.sandbox.db.exec("UPDATE customer SET email = 'r@example.com' WHERE email = 'ravi@example.com'");
    expect((await open(shopper, link(shopper).searchParams.get('token'))).success).toBe(false);
  });

  it.each(['//evil.test', 'https://evil.test', '/\\evil.test', ' /x'])('leads nowhere else: %s', async path => {
    const shopper = makeShopper();
    await send(shopper, 'asha@example.com', path);
    expect(link(shopper).searchParams.get('from')).toBeNull();
  });

  it('tells nobody who has an account', async () => {
    const [known, unknown] = [makeShopper(), makeShopper()];
    expect((await send(unknown, 'nobody@example.com')).data).toEqual((await send(known, 'asha@example.com')).data);
    expect(lastBody(unknown)).not.toContain('checklogin');
  });
});

describe('a signed link', () => {
  const SIGN_IN = 'mutation ($input: AutoSignInInput!) { autoSignIn(input: $input) { success token } }';
  const make = async (shopper: Shopper, type: string, value: string, headers: Record<string, string> = {}) => {
    const answer = await shopper.sandbox.fetch(
      new Request('http://sandbox.test/links', {
        method: 'POST',
        headers,
        body: new URLSearchParams({ type, value, minutes: '60' }).toString(),
      }),
    );
    const path = /<code>([^<]+)<\/code>/.exec(await answer.text())?.[1]?.replaceAll('&amp;', '&');
    return path === undefined ? undefined : new URL(path, 'http://shop.test');
  };
  const inputOf = (type: string, value: string, link: URL) => ({
    type,
    value,
    expires: Number(link.searchParams.get('expires')),
    signature: link.searchParams.get('signature'),
  });
  const refused = [
    {
      message:
        'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
      extensions: { category: 'graphql-authentication' },
    },
  ];

  it.each([
    ['EMAIL', 'asha@example.com', '/autosignin/email/asha%40example.com'],
    ['PHONE', '9810012345', '/autosignin/phone/9810012345'],
    ['CUSTOMER_ID', '1', '/autosignin/customerid/1'],
  ])('by %s lets in once', async (type, value, path) => {
    const shopper = makeShopper();
    const link = await make(shopper, type, value);
    expect(link!.pathname).toBe(path);
    const input = inputOf(type, value, link!);
    const { autoSignIn } = await shopper.must<{ autoSignIn: { token: string } }>(SIGN_IN, { input });
    expect(await emailOf(shopper, autoSignIn.token)).toEqual({ email: 'asha@example.com' });
    expect((await shopper.ask(SIGN_IN, { input })).errors).toMatchObject(refused);
  });

  it.each([
    ['another customer', { value: 'ravi@example.com' }],
    ['another kind', { type: 'CUSTOMER_ID' }],
    ['a later end', { expires: 2_000_000_000 }],
    ['a wrong signature', { signature: '0'.repeat(64) }],
    ['no signature', { signature: null }],
    ['no end', { expires: null }],
  ])('with %s lets nobody in', async (_, change) => {
    const shopper = makeShopper();
    const input = {
      ...inputOf('EMAIL', 'asha@example.com', (await make(shopper, 'EMAIL', 'asha@example.com'))!),
      ...change,
    };
    expect((await shopper.ask(SIGN_IN, { input })).errors).toMatchObject(refused);
  });

  it('expires', async () => {
    const shopper = makeShopper();
    const input = inputOf('EMAIL', 'asha@example.com', (await make(shopper, 'EMAIL', 'asha@example.com'))!);
    shopper.sandbox.pass(3601);
    expect((await shopper.ask(SIGN_IN, { input })).errors).toMatchObject(refused);
  });

  it('is made for nobody who is unknown, and by no page of another site', async () => {
    const shopper = makeShopper();
    expect(await make(shopper, 'EMAIL', 'nobody@example.com')).toBeUndefined();
    expect(await make(shopper, 'EMAIL', 'asha@example.com', { 'sec-fetch-site': 'cross-site' })).toBeUndefined();
  });
});

describe('a mail account', () => {
  const verifier = 'v'.repeat(43);
  const redirect = 'http://localhost:3000/oauthlogin/index/callback';
  const asked = {
    client_id: 'storefront',
    redirect_uri: redirect,
    state: 'st4te',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  };
  const choose = async (shopper: Shopper, account: string, change: object = {}) => {
    const body = new URLSearchParams({ ...asked, ...change, account }).toString();
    const request = new Request('http://sandbox.test/gateways/mail-account/consent', { method: 'POST', body });
    const answer = await shopper.sandbox.fetch(request);
    return { status: answer.status, back: answer.headers.get('location') };
  };
  const signIn = async (shopper: Shopper, code: string | null, change: object = {}) => {
    const input = { provider: 'kaveri-mail', code, code_verifier: verifier, redirect_uri: redirect, ...change };
    return (
      await shopper.must<{ oauthSignIn: { success: boolean; token: string | null } }>(
        'mutation ($input: OauthSignInInput!) { oauthSignIn(input: $input) { success token } }',
        { input },
      )
    ).oauthSignIn;
  };
  const codeIn = ({ back }: { back: string | null }) => new URL(back!).searchParams.get('code');

  it('signs in, once, who has an account, and makes one for who has none', async () => {
    const shopper = makeShopper();
    const chosen = await choose(shopper, 'asha@example.com');
    expect(new URL(chosen.back!).searchParams.get('state')).toBe('st4te');
    const { token } = await signIn(shopper, codeIn(chosen));
    expect(await emailOf(shopper, token!)).toEqual({ email: 'asha@example.com' });
    expect((await signIn(shopper, codeIn(chosen))).success).toBe(false);
    const meera = await signIn(shopper, codeIn(await choose(shopper, 'meera.iyer@example.net')));
    expect(await emailOf(shopper, meera.token!)).toEqual({ email: 'meera.iyer@example.net' });
    const byPassword = await shopper.ask(
      'mutation { generateCustomerToken(email: "meera.iyer@example.net", password: "x") { token } }',
    );
    expect(byPassword.errors).toHaveLength(1);
  });

  it.each([
    ['without the verifier', { code_verifier: null }],
    ['with another verifier', { code_verifier: 'w'.repeat(43) }],
    ['from another address', { redirect_uri: 'http://localhost:3001/oauthlogin/index/callback' }],
    ['of another provider', { provider: 'other' }],
  ])('lets nobody in %s, and the code is spoilt', async (_, change) => {
    const shopper = makeShopper();
    const code = codeIn(await choose(shopper, 'asha@example.com'));
    expect((await signIn(shopper, code, change)).success).toBe(false);
    expect((await signIn(shopper, code)).success).toBe(false);
  });

  it('has codes that are good for five minutes', async () => {
    const shopper = makeShopper();
    const code = codeIn(await choose(shopper, 'asha@example.com'));
    shopper.sandbox.pass(301);
    expect((await signIn(shopper, code)).success).toBe(false);
  });

  it.each([
    { redirect_uri: 'https://evil.test/oauthlogin/index/callback' },
    { redirect_uri: 'http://localhost:3000/elsewhere' },
    { code_challenge: '' },
    { client_id: 'other' },
  ])('sends nobody back with %o', async change => {
    expect(await choose(makeShopper(), 'asha@example.com', change)).toEqual({ status: 400, back: null });
  });

  it('may be kept back', async () => {
    const { back } = await choose(makeShopper(), '');
    expect(new URL(back!).searchParams.get('error')).toBe('access_denied');
  });
});
