import { hindiView, labels } from '../catalogue/hindi/labels.ts';
import { mailsOf } from '../fulfilment/testing/desk.ts';
import { SHOP } from '../gateways/testing/payHelpers.ts';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';
import { makeSandbox } from './makeSandbox.ts';
import { productTypesCatalogue } from './productTypesCatalogue.ts';

/** The shop that asks. */
const LOCAL = 'http://localhost:3000';

/** Somebody who shops in the store view in Hindi. Products keep their names: the sample catalogue has no others. */
export function hindiShopper(): Shopper {
  const sandbox = makeSandbox({
    catalogue: { ...productTypesCatalogue, labels },
    shopOrigins: [SHOP, LOCAL],
  });
  const query: typeof sandbox.query = (text, variables, headers) =>
    sandbox.query(text, variables, { store: hindiView, origin: LOCAL, ...headers });
  return makeShopper({}, { ...sandbox, query });
}

/** Of people, places, shops, carriers and billers. */
const names = (
  'Float Price, Ravi, Meera, Asha, Janpath, New Delhi, Delhi, Bluefin Express, Kaveri Mail, ' +
  'Kaveri Bijli Vitran Nigam, Razorpay, WhatsApp'
).split(', ');

/** Whether it is part of an address, of a page or a person, or of a number. */
const isNoWord = (text: string) => /[@/\d]/.test(text);

/** UPI, OTP. */
const isAbbreviation = (word: string) => word === word.toUpperCase();

/** All that is sent while somebody does something in Hindi, and the English words in it that are no names. */
export async function toldInHindi(
  act: (shopper: Shopper) => Promise<unknown>,
): Promise<{ text: string; english: string[] }> {
  const shopper = hindiShopper();
  const { sandbox } = shopper;
  const before = (await mailsOf(sandbox)).length;
  await act(shopper);
  const mails = await mailsOf(sandbox);
  const text = mails
    .slice(0, mails.length - before)
    // Of what goes to a phone the subject is a line of the inbox page.
    .map(({ to, subject, body }) => (to.startsWith('+91') ? body : `${subject}\n${body}`))
    .join('\n');
  const products = sandbox.db.prepare('SELECT name FROM product').all() as { name: string }[];
  const rest = [...products.map(({ name }) => name), ...names].reduce((left, name) => left.replaceAll(name, ''), text);
  const english = rest
    .split(/\s/)
    .filter(each => !isNoWord(each))
    .flatMap(each => each.match(/[A-Za-z]+/g) ?? [])
    .filter(word => !isAbbreviation(word));
  return { text, english };
}
