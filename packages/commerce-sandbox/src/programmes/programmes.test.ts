import { describe, expect, it } from 'vitest';
import { productTypesCatalogue } from '../testing/productTypesCatalogue.ts';
import { selectionUid } from '../testing/productTypeUids.ts';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const CODE =
  'mutation ($input: VerifyInstituteCodeInput!) { verifyInstituteCode(input: $input) { success message institute_name email_domains } }';
const EMAIL =
  'mutation ($input: VerifyInstituteEmailInput!) { verifyInstituteEmail(input: $input) { success message retry_after } }';
const OWN = '{ customer { purchase_programme { programme institute_name email expires_at status store_code } } }';

const student = { programme: 'STUDENT', code: 'NAVODIT-COLLEGE' };
const address = 'asha@navodit-college.example';
const DAY_S = 24 * 60 * 60;

interface Answer {
  success: boolean;
  message: string | null;
}

const checkCode = async (shopper: Shopper, input: object) =>
  (await shopper.must<{ verifyInstituteCode: Answer }>(CODE, { input })).verifyInstituteCode;
const checkEmail = async (shopper: Shopper, input: object) =>
  (await shopper.must<{ verifyInstituteEmail: Answer }>(EMAIL, { input })).verifyInstituteEmail;
const own = async (shopper: Shopper) =>
  (await shopper.must<{ customer: { purchase_programme: Record<string, unknown> | null } }>(OWN)).customer
    .purchase_programme;
const lastMail = ({ sandbox }: Shopper) =>
  sandbox.db.prepare('SELECT recipient, body FROM mail ORDER BY id DESC LIMIT 1').get() as {
    recipient: string;
    body: string;
  };
const lastCode = (shopper: Shopper) => /\b\d{6}\b/.exec(lastMail(shopper).body)![0];

async function signedIn(email = 'asha@example.com', sandbox?: Shopper['sandbox']): Promise<Shopper> {
  const shopper = makeShopper({}, sandbox);
  await shopper.signIn(email);
  return shopper;
}

async function verify(shopper: Shopper, email = address, input = student): Promise<Answer> {
  await checkEmail(shopper, { ...input, email });
  return checkEmail(shopper, { ...input, email, otp: lastCode(shopper) });
}

describe('the code of an institute', () => {
  // Rule programmes-02.
  it.each([
    ['navodit college', true, null],
    [' Navodit_College ', true, null],
    ['NOBODY', false, 'This code is not known. Check it with whoever gave it to you.'],
    ['GOMTI-COLLEGE', false, 'This code has expired. Ask for the one that holds now.'],
    ['VINDHYA-POWER', false, 'This code is of a company. It is good for the programme for employees.'],
  ])('%s', async (code, success, message) => {
    expect(await checkCode(await signedIn(), { programme: 'STUDENT', code })).toMatchObject({ success, message });
  });

  it('cannot be tried at random', async () => {
    const shopper = await signedIn();
    for (let count = 0; count < 30; count++) await checkCode(shopper, { ...student, code: `X${count}` });
    expect((await checkCode(shopper, student)).message).toMatch(/^Too many attempts were wrong/);
  });

  it('is for customers', async () => {
    const { errors } = await makeShopper().ask(CODE, { input: student });
    expect(errors).toMatchObject([{ message: "The current customer isn't authorized." }]);
  });
});

describe('the institute e-mail', () => {
  // Rule programmes-03.
  it('verifies by the code that was mailed to it, for a year', async () => {
    const shopper = await signedIn();
    expect(await own(shopper)).toBeNull();
    expect(await checkEmail(shopper, { ...student, email: address })).toMatchObject({ success: true, retry_after: 30 });
    expect(lastMail(shopper).recipient).toBe(address);
    expect(await own(shopper)).toBeNull();
    const otp = lastCode(shopper);
    expect((await checkEmail(shopper, { ...student, email: address, otp })).success).toBe(true);
    expect(await own(shopper)).toEqual({
      programme: 'STUDENT',
      institute_name: 'Navodit College',
      email: address,
      expires_at: '2027-03-02 06:30:00',
      status: 'ACTIVE',
      store_code: 'navodit_college',
    });
    // Once.
    expect((await checkEmail(shopper, { ...student, email: address, otp })).success).toBe(false);
  });

  it.each(['asha@example.com', 'asha@navodit-college.example.com', 'asha@notnavodit-college.example'])(
    'is not %s',
    async email => {
      const shopper = await signedIn();
      expect(await checkEmail(shopper, { ...student, email })).toMatchObject({
        success: false,
        message: 'Use the e-mail address that Navodit College gave you. It ends in navodit-college.example.',
      });
    },
  );

  it('may be of a department', async () => {
    expect((await verify(await signedIn(), 'asha@physics.navodit-college.example')).success).toBe(true);
  });

  it('takes no code that was sent for another customer', async () => {
    const asha = await signedIn();
    const ravi = await signedIn('ravi@example.com', asha.sandbox);
    await checkEmail(asha, { ...student, email: address });
    expect((await checkEmail(ravi, { ...student, email: address, otp: lastCode(asha) })).success).toBe(false);
    expect(await own(ravi)).toBeNull();
  });

  // Rule programmes-04.
  it('verifies one account at a time, whatever stands behind a plus', async () => {
    const asha = await signedIn();
    const ravi = await signedIn('ravi@example.com', asha.sandbox);
    await verify(asha);
    asha.sandbox.pass(60);
    const plus = 'asha+two@navodit-college.example';
    expect(await verify(ravi, plus)).toMatchObject({
      success: false,
      message: 'This e-mail address has verified another account. It can verify one at a time.',
    });
    expect([(await own(asha))?.['status'], await own(ravi)]).toEqual(['ACTIVE', null]);
    asha.sandbox.pass(366 * DAY_S);
    await Promise.all([asha.signIn('asha@example.com'), ravi.signIn('ravi@example.com')]);
    expect((await verify(ravi, plus)).success).toBe(true);
    expect(await own(asha)).toBeNull();
  });
});

// Rule programmes-05.
it('ends after a year, is told of a month before, and begins anew', async () => {
  const shopper = await signedIn();
  await verify(shopper);
  const status = async (days: number) => {
    shopper.sandbox.pass(days * DAY_S);
    await shopper.signIn('asha@example.com');
    return (await own(shopper))?.['status'];
  };
  expect([await status(334), await status(2), await status(30)]).toEqual(['ACTIVE', 'EXPIRING', 'EXPIRED']);
  await verify(shopper);
  expect(await own(shopper)).toMatchObject({ status: 'ACTIVE' });
});

describe('the price', () => {
  const PRICES = `{ products(filter: { sku: { in: ["TIR-HP-1", "NIL-PH-1"] } }, sort: { price: ASC }) {
    items { sku price_range { minimum_price { regular_price { value } final_price { value } } } } } }`;
  const prices = async (shopper: Shopper) =>
    (
      await shopper.must<{ products: { items: { price_range: { minimum_price: object } }[] } }>(PRICES)
    ).products.items.map(({ price_range: { minimum_price: price } }) => price);
  const CART = '($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }';
  const total = async (shopper: Shopper, id: string) =>
    (await shopper.must<{ cart: { prices: { grand_total: { value: number } } } }>(`query ${CART}`, { id })).cart.prices
      .grand_total.value;

  // Rule programmes-06.
  it('is lower in lists, on pages and in the cart, for whoever is verified, until that ends', async () => {
    const everybodys = [
      { regular_price: { value: 1499 }, final_price: { value: 1499 } },
      { regular_price: { value: 14_999 }, final_price: { value: 13_999 } },
    ];
    const shopper = await signedIn();
    const id = await shopper.cartWith(['TIR-HP-1', 2]);
    expect(await prices(shopper)).toEqual(everybodys);
    expect(await total(shopper, id)).toBe(2998);
    await verify(shopper);
    expect(await prices(shopper)).toEqual([
      { regular_price: { value: 1499 }, final_price: { value: 1349 } },
      { regular_price: { value: 14_999 }, final_price: { value: 13_299 } },
    ]);
    expect(await total(shopper, id)).toBe(2698);
    expect(await prices(makeShopper({}, shopper.sandbox))).toEqual(everybodys);
    shopper.sandbox.pass(366 * DAY_S);
    await shopper.signIn('asha@example.com');
    expect(await prices(shopper)).toEqual(everybodys);
    expect(await total(shopper, id)).toBe(2998);
  });

  it('narrows and orders lists', async () => {
    const shopper = await signedIn();
    const found = async () =>
      (
        await shopper.must<{ products: { items: { sku: string }[] } }>(
          '{ products(filter: { price: { from: "1300", to: "1400" } }) { items { sku } } }',
        )
      ).products.items.map(({ sku }) => sku);
    expect(await found()).toEqual([]);
    await verify(shopper);
    expect(await found()).toEqual(['TIR-HP-1']);
  });

  it('of a bundle and of a group follows from their parts, on the page as in the cart', async () => {
    const shopper = makeShopper({ catalogue: productTypesCatalogue });
    await shopper.signIn('asha@example.com');
    await verify(shopper);
    const { products } = await shopper.must<{
      products: { items: { sku: string; price_range: { minimum_price: { final_price: { value: number } } } }[] };
    }>(
      '{ products(filter: { sku: { in: ["SET-1", "GRP-1"] } }, sort: { name: ASC }) { items { sku price_range { minimum_price { final_price { value } } } } } }',
    );
    expect(products.items.map(item => [item.sku, item.price_range.minimum_price.final_price.value])).toEqual([
      ['SET-1', 4453.2],
      ['GRP-1', 1349],
    ]);
    const chosen = ['AUR-SP-1', 'AUR-HP-2'].map(sku => selectionUid(shopper.sandbox, 'SET-1', sku));
    const { createEmptyCart: cartId } = await shopper.must<{ createEmptyCart: string }>('mutation { createEmptyCart }');
    await shopper.must(
      'mutation ($cartId: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cartId, cartItems: $items) { user_errors { message } } }',
      { cartId, items: [{ sku: 'SET-1', quantity: 1, selected_options: chosen }] },
    );
    expect(await total(shopper, cartId)).toBe(4453.2);
  });

  it('is what an order is made of', async () => {
    const shopper = await signedIn();
    await verify(shopper);
    const id = await shopper.cartWith(['TIR-HP-1', 1]);
    await shopper.readyToPlace(id, 'cashondelivery');
    await shopper.place(id);
    const { customer } = await shopper.must<{
      customer: { orders: { items: { items: { product_sale_price: { value: number } }[] }[] } };
    }>(
      '{ customer { orders(pageSize: 1, sort: { sort_field: CREATED_AT, sort_direction: DESC }) { items { items { product_sale_price { value } } } } } }',
    );
    expect(customer.orders.items[0]?.items[0]?.product_sale_price.value).toBe(1349);
  });

  // Rule programmes-07.
  it('is in no answer that a cache keeps for others', async () => {
    const shopper = await signedIn();
    const token = await shopper.signIn('asha@example.com');
    const ask = (cacheId: string) =>
      shopper.sandbox.get(PRICES, undefined, { authorization: `Bearer ${token}`, 'x-magento-cache-id': cacheId });
    const before = (await ask('')).headers.get('x-magento-cache-id')!;
    expect((await ask(before)).headers.get('cache-control')).toContain('public');
    await verify(shopper);
    const answer = await ask(before);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const after = answer.headers.get('x-magento-cache-id');
    expect(after).not.toBe(before);
    const guest = (await shopper.sandbox.get(PRICES)).headers.get('x-magento-cache-id');
    expect(after).not.toBe(guest);
  });
});

describe('the desk', () => {
  const press = (shopper: Shopper, body: string, origin = 'http://sandbox.test') =>
    shopper.sandbox.fetch(
      new Request('http://sandbox.test/programmes', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
        body,
      }),
    );

  it('lists codes and members, and ends a membership', async () => {
    const shopper = await signedIn();
    await verify(shopper);
    const page = await (await shopper.sandbox.fetch(new Request('http://sandbox.test/programmes'))).text();
    expect(page).toContain(address);
    expect(page).toContain('GOMTI-COLLEGE: student, name@gomti-college.example, expired');
    expect((await press(shopper, 'customer=1&end=soon')).status).toBe(303);
    expect(await own(shopper)).toMatchObject({ status: 'EXPIRING' });
    await press(shopper, 'customer=1&end=now');
    expect(await own(shopper)).toMatchObject({ status: 'EXPIRED' });
  });

  it('hears no other page, and no flood', async () => {
    const shopper = await signedIn();
    expect((await press(shopper, 'customer=1&end=now', 'https://evil.test')).status).toBe(403);
    expect((await press(shopper, 'x'.repeat(2000))).status).toBe(413);
  });
});
