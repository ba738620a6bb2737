import { expect, it } from 'vitest';
import { makeShopper } from '../orders/testing/makeShopper.ts';

const BALANCE =
  'query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) { code balance { value } } }';
const APPLY =
  'mutation ($id: String!, $code: String!) { applyGiftCardToCart(input: { cart_id: $id, gift_card_code: $code }) { cart { id } } }';
const TOO_MANY = 'Too many gift card codes were tried. Please wait a few minutes and try again.';

// Rule account-11.
it('lets nobody try one code of a gift card after the other, by looking or by paying', async () => {
  const shopper = makeShopper();
  const id = await shopper.cartWith(['AUR-HP-1', 1]);
  for (let count = 0; count < 10; count++) {
    expect((await shopper.ask(BALANCE, { code: `GIFT-${count}` })).errors?.[0]?.message).toBe('Invalid gift card');
    expect((await shopper.ask(APPLY, { id, code: `GIFT-${count}` })).errors?.[0]?.message).toMatch(
      /^The gift card code/,
    );
  }
  expect((await shopper.ask(BALANCE, { code: 'GIFT-250-DEMO' })).errors?.[0]?.message).toBe(TOO_MANY);
  expect((await shopper.ask(APPLY, { id, code: 'GIFT-250-DEMO' })).errors?.[0]?.message).toBe(TOO_MANY);
  shopper.sandbox.pass(601);
  expect(await shopper.must(BALANCE, { code: 'GIFT-250-DEMO' })).toEqual({
    giftCardAccount: { code: 'GIFT-250-DEMO', balance: { value: 250 } },
  });
});

it('counts no card that is good', async () => {
  const shopper = makeShopper();
  for (let count = 0; count < 25; count++)
    expect((await shopper.ask(BALANCE, { code: 'GIFT-250-DEMO' })).errors).toBeUndefined();
});
