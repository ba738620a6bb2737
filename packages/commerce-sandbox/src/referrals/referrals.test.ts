import { expect, it } from 'vitest';
import { openDesk } from '../fulfilment/testing/desk.ts';
import { delhi, makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const REFERRAL =
  '{ customer { referral { code invited_count earned_points } mw_reward_points { balance { points } } } }';
const CREATE =
  'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email custom_attributes { code } } } }';

interface Answer {
  customer: {
    referral: { code: string; invited_count: number; earned_points: number };
    mw_reward_points: { balance: { points: number } };
  };
}

const read = async (shopper: Shopper) => (await shopper.must<Answer>(REFERRAL)).customer;

async function inviter(): Promise<Shopper> {
  const shopper = makeShopper();
  await shopper.signIn('ravi@example.com');
  return shopper;
}

const account = (code: string, email = 'meera@example.com') => ({
  input: {
    email,
    firstname: 'Meera',
    lastname: 'Nair',
    password: 'Jasmine#7',
    custom_attributes: [{ attribute_code: 'referral_code', value: code }],
  },
});

/** Buys something for cash and has it delivered, as the shopper who is signed in. */
async function buyAndReceive(shopper: Shopper): Promise<void> {
  const id = await shopper.cartWith(['NIL-PH-2', 1]);
  await shopper.readyToPlace(id, 'cashondelivery');
  const number = await shopper.place(id);
  const desk = openDesk(shopper.sandbox);
  await desk.press(number, 'ship');
  await desk.press(number, 'deliver');
}

// Rule referral-01.
it('gives each customer one code for good', async () => {
  const ravi = await inviter();
  const { referral } = await read(ravi);
  expect(referral).toMatchObject({ code: expect.stringMatching(/^[A-Z0-9]{8}$/), invited_count: 0, earned_points: 0 });
  expect((await read(ravi)).referral.code).toBe(referral.code);
  await ravi.signIn('asha@example.com');
  expect((await read(ravi)).referral.code).not.toBe(referral.code);
});

it('takes the code with a new account, in whichever case, and keeps it out of the profile', async () => {
  const ravi = await inviter();
  const { code } = (await read(ravi)).referral;
  expect(await ravi.must(CREATE, account(code.toLowerCase()))).toEqual({
    createCustomerV2: { customer: { email: 'meera@example.com', custom_attributes: [] } },
  });
  expect((await read(ravi)).referral).toMatchObject({ invited_count: 1, earned_points: 0 });
});

it('refuses a code that nobody has, and makes no account', async () => {
  const ravi = await inviter();
  const { errors } = await ravi.ask(CREATE, account('NOBODY99'));
  expect(errors).toMatchObject([
    {
      message: 'This invitation code is not known. Check it, or leave it out.',
      extensions: { category: 'graphql-input' },
    },
  ]);
  await ravi.must(CREATE, { input: { ...account('').input, custom_attributes: [] } });
});

// Rule referral-04.
it('credits the inviter once, when the first order is paid', async () => {
  const ravi = await inviter();
  const { code } = (await read(ravi)).referral;
  await ravi.must(CREATE, account(code));
  await ravi.signIn('meera@example.com', 'Jasmine#7');
  await buyAndReceive(ravi);
  await buyAndReceive(ravi);
  await ravi.signIn('ravi@example.com');
  expect(await read(ravi)).toMatchObject({
    referral: { invited_count: 1, earned_points: 200 },
    mw_reward_points: { balance: { points: 200 } },
  });
  const mails = ravi.sandbox.db
    .prepare("SELECT recipient, subject FROM mail WHERE subject LIKE 'You have earned%'")
    .all();
  expect(mails).toEqual([{ recipient: 'ravi@example.com', subject: 'You have earned 200 coins' }]);
});

// Rule referral-04.
it.each([
  ['telephone number', delhi.telephone, 'meera@example.com'],
  ['mailbox', '9000000099', 'Ravi+friend@example.com'],
])('credits nobody for inviting oneself, by one %s', async (_, telephone, email) => {
  const ravi = await inviter();
  const { code } = (await read(ravi)).referral;
  await ravi.must(
    'mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { email } } }',
    { input: { custom_attributes: [{ attribute_code: 'mobile_number', value: telephone }] } },
  );
  await ravi.must(CREATE, account(code, email));
  await ravi.signIn(email, 'Jasmine#7');
  await buyAndReceive(ravi);
  await ravi.signIn('ravi@example.com');
  expect(await read(ravi)).toMatchObject({
    referral: { invited_count: 1, earned_points: 0 },
    mw_reward_points: { balance: { points: 0 } },
  });
});

it('shows nothing to a guest', async () => {
  const { errors } = await makeShopper().ask(REFERRAL);
  expect(errors).toMatchObject([{ message: "The current customer isn't authorized." }]);
});
