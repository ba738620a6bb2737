import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { billOf, open, payAt } from '../bills/testing/billPayer.ts';
import { mailsOf } from '../fulfilment/testing/desk.ts';
import { ordered, pay } from '../fulfilment/testing/ordered.ts';
import { keepVerifiedMobile } from '../identity/verifiedMobile.ts';
import type { Shopper } from '../orders/testing/makeShopper.ts';
import { hindiShopper, toldInHindi } from '../testing/toldInHindi.ts';

const RAVI = 'ravi@example.com';
const NUMBER = '9820098200';

const ask = (query: string, input?: unknown) => (shopper: Shopper) => shopper.must(query, { input });

async function asRavi(shopper: Shopper): Promise<void> {
  await shopper.signIn(RAVI);
}

const CREATE = 'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }';
const meera = { email: 'meera@example.net', firstname: 'Meera', lastname: 'Nair', password: 'Jasmine#7' };

async function byMailAccount(shopper: Shopper): Promise<void> {
  const redirect = 'http://localhost:3000/oauthlogin/index/callback';
  const verifier = 'v'.repeat(43);
  const body = new URLSearchParams({
    client_id: 'storefront',
    redirect_uri: redirect,
    state: 'st4te',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    account: 'meera.iyer@example.net',
  });
  const consent = await shopper.sandbox.fetch(
    new Request('http://sandbox.test/gateways/mail-account/consent', { method: 'POST', body: body.toString() }),
  );
  const code = new URL(consent.headers.get('location')!).searchParams.get('code');
  await ask('mutation ($input: OauthSignInInput!) { oauthSignIn(input: $input) { success } }', {
    provider: 'kaveri-mail',
    code,
    code_verifier: verifier,
    redirect_uri: redirect,
  })(shopper);
}

async function billPaid(shopper: Shopper, customerNumber: string): Promise<void> {
  await shopper.signIn('asha@example.com');
  const bill = await billOf(shopper, customerNumber);
  const { number } = await open(shopper, bill);
  await payAt(shopper, number);
  shopper.sandbox.pass(4 * 86_400);
  await shopper.signIn('asha@example.com');
  await shopper.must('query ($number: String!) { billPayment(number: $number) { status } }', { number });
}

async function questionAnswered(shopper: Shopper): Promise<void> {
  await ask('mutation ($input: AskProductQuestionInput!) { askProductQuestion(input: $input) { question { text } } }', {
    sku: 'AUR-SP-1',
    text: 'क्या यह बैटरी से चलता है?',
    nickname: 'Meera',
    email: 'meera@example.com',
  })(shopper);
  const id = (shopper.sandbox.db.prepare('SELECT max(id) AS id FROM question').get() as { id: number }).id;
  await shopper.sandbox.fetch(
    new Request('http://sandbox.test/questions', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ question: String(id), decision: 'approve', answer: 'जी हाँ, चार AA से।' }).toString(),
    }),
  );
}

function asKnownOnPhone({ sandbox: { db } }: Shopper): void {
  db.exec(
    `UPDATE customer SET attributes = json_set(attributes, '$.mobile_number', '${NUMBER}') WHERE email = '${RAVI}'`,
  );
  keepVerifiedMobile(
    db,
    (db.prepare(`SELECT id FROM customer WHERE email = '${RAVI}'`).get() as { id: number }).id,
    NUMBER,
  );
}

/** What happens, and what is said of it. */
const cases: [what: string, act: (shopper: Shopper) => Promise<unknown>, says: (string | RegExp)[]][] = [
  ['a new account', ask(CREATE, meera), ['स्वागत']],
  ['an account by mail', byMailAccount, ['अपने Kaveri Mail खाते से साइन इन करें।']],
  ['a receipt', it => billPaid(it, '1234567890'), ['अकाउंट ID 1234567890', /रसीद B\d+/, /बिलर रेफ़रेंस: BBPS\d+/]],
  ['a bill that is refused', it => billPaid(it, '1234563333'), [/वह \d+ मार्च 2026 तक/, 'रिफ़ंड हो गया']],
  ['an answer', questionAnswered, ['आपका सवाल: क्या यह बैटरी से चलता है?', 'हमारा जवाब: जी हाँ']],
  [
    'a code by mail',
    ask('mutation ($input: SendSignInOtpInput!) { sendSignInOtp(input: $input) { success } }', {
      channel: 'EMAIL',
      value: RAVI,
    }),
    [/\b\d{6}\b/, '10 मिनट'],
  ],
  [
    'a code by SMS',
    async it => {
      asKnownOnPhone(it);
      await ask('mutation ($input: SendSignInOtpInput!) { sendSignInOtp(input: $input) { success } }', {
        channel: 'MOBILE',
        value: NUMBER,
      })(it);
    },
    [/\b\d{6}\b/, /@localhost #\d{6}$/],
  ],
  [
    'a code for the account',
    async it => {
      await asRavi(it);
      await ask('mutation ($input: SendMyAccOtpInput!) { sendMyAccOtp(input: $input) { success } }', {
        channel: 'EMAIL',
        value: 'home@example.org',
      })(it);
    },
    [/\b\d{6}\b/, 'अपने खाते में जोड़ें'],
  ],
  [
    'a link to sign in',
    ask('mutation ($input: SendSignInLinkInput!) { sendSignInLink(input: $input) { success } }', { email: RAVI }),
    [/https?:\S+checklogin\?token=\w+\n/],
  ],
  [
    'a forgotten password',
    it => it.must(`mutation { requestPasswordResetEmail(email: "${RAVI}") }`),
    [/https?:\S+createPassword\S+\n/],
  ],
  [
    'a new password',
    async it => {
      await asRavi(it);
      await it.must(
        'mutation { changeCustomerPassword(currentPassword: "Shop@1234", newPassword: "Jasmine#7") { email } }',
      );
    },
    ['आपका पासवर्ड बदला गया है', 'साइन आउट'],
  ],
  [
    'another address',
    async it => {
      await asRavi(it);
      await it.must(
        'mutation { updateCustomerEmail(email: "r@example.net", password: "Shop@1234") { customer { email } } }',
      );
    },
    ['आपका ईमेल पता बदला गया है'],
  ],
  [
    'an account that is deleted',
    async it => {
      await asRavi(it);
      await it.must('mutation { deleteCustomer }');
    },
    ['खाता मिटा दिया गया है'],
  ],
];

// Rule shops-06.
describe('in a store view in Hindi', () => {
  it.each(cases)('what is told of %s is in Hindi, with its facts', async (_what, act, says) => {
    const { text, english } = await toldInHindi(act);
    expect(english).toEqual([]);
    for (const fact of says) expect(text).toMatch(fact);
  });

  it('an inviter is told in the language of the own account, wherever the invited buys', async () => {
    const shopper = hindiShopper();
    const { sandbox } = shopper;
    await shopper.must(CREATE, { input: meera });
    const idOf = (email: string) => `(SELECT id FROM customer WHERE email = '${email}')`;
    sandbox.db.exec(
      `INSERT INTO referral (invitee_id, inviter_id, invited_at) VALUES (${idOf(RAVI)}, ${idOf(meera.email)}, 0)`,
    );
    pay(await ordered([['NIL-PH-2', 1]], { sandbox, method: 'razorpay', email: RAVI, store: 'float' }));
    const mails = await mailsOf(sandbox);
    expect(mails.find(({ to }) => to === meera.email)).toMatchObject({
      subject: 'आपको 200 कॉइन मिले हैं',
      body: expect.stringContaining('200 कॉइन आपके खाते में आ गए हैं।') as string,
    });
    expect(mails.find(({ to }) => to === RAVI)?.subject).toMatch(/^Your order #\d+$/);
  });
});
