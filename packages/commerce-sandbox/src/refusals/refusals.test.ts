import { describe, expect, it } from 'vitest';
import { hindiView } from '../catalogue/hindi/labels.ts';
import { hindiShopper } from '../testing/toldInHindi.ts';
import { hindiPurchaseRefusals } from './hindiPurchaseRefusals.ts';
import { hindiRefusals } from './hindiRefusals.ts';
import { refusalIn } from './refusalIn.ts';

const placeholders = (text: string) => (text.match(/%\d/g) ?? []).toSorted();

/** The messages with which an operation is refused in the store view in Hindi. */
async function refusedWith(text: string, variables = {}, shopper = hindiShopper()): Promise<string[]> {
  const { errors } = await shopper.ask(text, variables);
  return (errors ?? []).map(({ message }) => message);
}

// Rule shops-07.
describe('a refusal in the store view in Hindi', () => {
  it('puts everything that differs into its sentence', () => {
    const unlike = Object.entries({ ...hindiRefusals, ...hindiPurchaseRefusals }).filter(
      ([phrase, hindi]) => placeholders(hindi).some(place => !phrase.includes(place)) || !/[\u0900-\u097f]/.test(hindi),
    );
    expect(unlike.filter(([phrase]) => phrase !== 'VAT Number')).toEqual([]);
  });

  it.each([
    ['"First Name" length must be equal or less than 255 characters.', '"पहला नाम" में ज़्यादा से ज़्यादा 255 अक्षर लिखें।'],
    ['Only 2 of 5 available', '5 में से सिर्फ़ 2 उपलब्ध हैं'],
    [
      'Could not update the product with SKU A.1: Only 2 of 5 available',
      'SKU A.1 वाला प्रोडक्ट नहीं बदला जा सका: 5 में से सिर्फ़ 2 उपलब्ध हैं',
    ],
    [
      'Unable to place order: Please check the billing address information. "city" is required. Enter and try again. "regionId" is required. Enter and try again.',
      'ऑर्डर नहीं दिया जा सका: कृपया बिल का पता जाँचें। "शहर" ज़रूरी है। उसे भरें और फिर कोशिश करें। "राज्य" ज़रूरी है। उसे भरें और फिर कोशिश करें।',
    ],
    ['Required parameters are missing: First Name, Last Name', 'यह भरना ज़रूरी है: पहला नाम, उपनाम'],
    ['Too many attempts were wrong. Try again in 10 minutes.', 'बहुत सारी कोशिशें ग़लत रहीं। 10 मिनट बाद फिर कोशिश करें।'],
    ['The warehouse is on fire.', 'The warehouse is on fire.'],
  ])('reads "%s"', (english, hindi) => {
    expect(refusalIn('hi_IN', english)).toBe(hindi);
    expect(refusalIn('en_US', english)).toBe(english);
  });

  it('is answered as an error of GraphQL, as several, and as a part of an answer', async () => {
    expect(
      await refusedWith('mutation { generateCustomerToken(email: "asha@example.com", password: "no") { token } }'),
    ).toEqual(['साइन इन की जानकारी सही नहीं है, या आपका खाता कुछ समय के लिए बंद है। कृपया थोड़ी देर बाद फिर कोशिश करें।']);
    const asha = hindiShopper();
    await asha.signIn('asha@example.com');
    expect(
      await refusedWith(
        'mutation { updateCustomerEmail(email: "r@example.net", password: "no") { customer { email } } }',
        {},
        asha,
      ),
    ).toEqual(['पासवर्ड सही नहीं है। उसे जाँचें और फिर कोशिश करें।']);
    const long = 'x'.repeat(256);
    const create = `mutation ($long: String!) {
      createCustomerV2(input: { email: "new@example.com", password: "Shop@1234", firstname: $long, lastname: "T" }) { customer { email } } }`;
    expect(await refusedWith(create, { long })).toEqual(['"पहला नाम" में ज़्यादा से ज़्यादा 255 अक्षर लिखें।']);
    const shopper = hindiShopper();
    const id = await shopper.cartWith();
    expect(
      await shopper.must(
        `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "NONE", quantity: 1 }]) {
           user_errors { code message } } }`,
        { id },
      ),
    ).toEqual({
      addProductsToCart: { user_errors: [{ code: 'PRODUCT_NOT_FOUND', message: 'SKU "NONE" वाला प्रोडक्ट नहीं मिला' }] },
    });
  });

  it('is answered by REST', async () => {
    const { sandbox, cartWith } = hindiShopper();
    const id = await cartWith();
    const response = await sandbox.fetch(
      new Request(`http://sandbox.test/rest/${hindiView}/V1/guest-carts/${id}/shipping-information`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"addressInformation":{}}',
      }),
    );
    expect(await response.json()).toEqual({
      message: 'ख़ाली कार्ट के लिए डिलीवरी का तरीक़ा नहीं चुना जा सकता। कार्ट में कुछ जोड़ें और फिर कोशिश करें।',
    });
  });

  // Rules cart-04 and client-08: storefronts know these by their words.
  it('stays in the words by which a storefront knows what to do', async () => {
    expect(await refusedWith('{ cart(cart_id: "none") { id } }')).toEqual(['Could not find a cart with ID "none"']);
    const kept = [
      "The cart isn't active.",
      'The current user cannot perform operations on cart "x"',
      "The current customer isn't authorized.",
      'The request is allowed for logged in customer',
      'The current user cannot perform operations on wishlist',
      "The cart doesn't contain the item",
      'A coupon is already applied to the cart. Please remove it to apply another',
    ];
    expect(kept.map(text => refusalIn('hi_IN', text))).toEqual(kept);
  });
});
