import { describe, expect, it } from 'vitest';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const NEW_PASSWORD = 'Jasmine#7';
const changePassword = (shopper: Shopper, to = NEW_PASSWORD, from = 'Shop@1234') =>
  shopper.ask(
    'mutation ($from: String!, $to: String!) { changeCustomerPassword(currentPassword: $from, newPassword: $to) { email } }',
    { from, to },
  );
const changeEmail = (shopper: Shopper, email: string) =>
  shopper.ask(
    'mutation ($email: String!) { updateCustomerEmail(email: $email, password: "Shop@1234") { customer { email } } }',
    { email },
  );
const isSignedIn = async (shopper: Shopper) => (await shopper.ask('{ customer { email } }')).errors === undefined;
const mails = ({ sandbox }: Shopper) =>
  sandbox.db.prepare("SELECT recipient, subject, body FROM mail WHERE subject LIKE '%was changed' ORDER BY id").all();

/** Asha on two devices, and Ravi, who must not notice anything. */
async function devices() {
  const laptop = makeShopper();
  const [phone, ravi] = [makeShopper({}, laptop.sandbox), makeShopper({}, laptop.sandbox)];
  await laptop.signIn('asha@example.com');
  await phone.signIn('asha@example.com');
  await ravi.signIn('ravi@example.com');
  return { laptop, phone, ravi };
}

const told = (to: string, what: string) => ({
  recipient: to,
  subject: `Your ${what} was changed`,
  body: `Hello Asha,\n\nThe ${what} of your account was changed. Wherever else you were signed in, you are signed out now.\n\nIf it was not you, tell us at once through the shop's contact form.`,
});

describe('a changed password', () => {
  it('ends every other session of the customer, and tells by mail', async () => {
    const { laptop, phone, ravi } = await devices();
    expect((await changePassword(laptop)).errors).toBeUndefined();
    expect(await Promise.all([laptop, phone, ravi].map(isSignedIn))).toEqual([true, false, true]);
    expect(mails(laptop)).toEqual([told('asha@example.com', 'password')]);
  });

  it('changes nothing where it is refused', async () => {
    const { laptop, phone } = await devices();
    expect((await changePassword(laptop, NEW_PASSWORD, 'wrong')).errors).toHaveLength(1);
    expect((await changePassword(laptop, 'short')).errors).toHaveLength(1);
    expect([await isSignedIn(phone), mails(laptop)]).toEqual([true, []]);
  });

  it('is the first one of two that come at the same time, whose session goes on', async () => {
    const { laptop, phone } = await devices();
    const answers = await Promise.all([changePassword(laptop), changePassword(phone, 'Marigold#8')]);
    expect(answers.flatMap(({ errors = [] }) => errors.map(({ message }) => message))).toEqual([
      'Invalid login or password.',
    ]);
    const isLaptops = answers[0].errors === undefined;
    expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([isLaptops, !isLaptops]);
    expect(mails(laptop)).toHaveLength(1);
  });

  it('ends a link that was mailed for a new one', async () => {
    const { laptop } = await devices();
    await laptop.must('mutation { requestPasswordResetEmail(email: "asha@example.com") }');
    const { body } = laptop.sandbox.db.prepare('SELECT body FROM mail ORDER BY id DESC LIMIT 1').get() as {
      body: string;
    };
    await changePassword(laptop);
    const reset = await laptop.ask(
      'mutation ($token: String!) { resetPassword(email: "asha@example.com", resetPasswordToken: $token, newPassword: "Marigold#8") }',
      { token: /token=(\w+)/.exec(body)![1] },
    );
    expect(reset.errors?.[0]?.message).toBe('The password token is mismatched. Reset and try again.');
  });

  it('by a mailed link is told of by mail too, and ends every session', async () => {
    const { laptop, phone } = await devices();
    await laptop.must('mutation { requestPasswordResetEmail(email: "asha@example.com") }');
    const { body } = laptop.sandbox.db.prepare('SELECT body FROM mail ORDER BY id DESC LIMIT 1').get() as {
      body: string;
    };
    await makeShopper({}, laptop.sandbox).must(
      'mutation ($token: String!) { resetPassword(email: "asha@example.com", resetPasswordToken: $token, newPassword: "Marigold#8") }',
      { token: /token=(\w+)/.exec(body)![1] },
    );
    expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([false, false]);
    expect(mails(laptop)).toEqual([told('asha@example.com', 'password')]);
  });

  it('lets nobody in who gave the old one while it was changed', async () => {
    const { laptop } = await devices();
    const intruder = makeShopper({}, laptop.sandbox);
    const [, entry] = await Promise.all([
      changePassword(laptop),
      intruder.signIn('asha@example.com').then(
        () => true,
        () => false,
      ),
    ]);
    expect([entry && (await isSignedIn(intruder)), await isSignedIn(laptop)]).toEqual([false, true]);
  });
});

describe('a changed e-mail address', () => {
  it('ends every other session of the customer, and tells both addresses', async () => {
    const { laptop, phone, ravi } = await devices();
    expect((await changeEmail(laptop, 'asha.k@example.com')).errors).toBeUndefined();
    expect(await Promise.all([laptop, phone, ravi].map(isSignedIn))).toEqual([true, false, true]);
    expect(mails(laptop)).toEqual([
      told('asha@example.com', 'e-mail address'),
      told('asha.k@example.com', 'e-mail address'),
    ]);
  });

  it('that is the same in other letters ends and tells nothing', async () => {
    const { laptop, phone } = await devices();
    expect((await changeEmail(laptop, 'Asha@Example.com')).data).toEqual({
      updateCustomerEmail: { customer: { email: 'Asha@Example.com' } },
    });
    expect([await isSignedIn(phone), mails(laptop)]).toEqual([true, []]);
  });
});
