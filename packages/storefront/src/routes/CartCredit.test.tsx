import { CommerceError } from '@shop/commerce-client';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cartBackEnd, problemError, type CartBackEnd } from '../testing/cartBackEnd.ts';
import { lamp, loseAnswer, openCartPage as open, shirt } from '../testing/openCartPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('pays with a gift card, says what stays on it, and takes it off again', async () => {
  const backEnd = cartBackEnd([{ ...lamp, price: 600, handling: 0 }]);
  open(backEnd);
  await userEvent.click(await screen.findByText('Have a gift card?'));
  const field = await screen.findByLabelText('Gift card code');
  await userEvent.type(field, 'NOPE{Enter}');
  expect(await screen.findByText("The gift card code couldn't be added.")).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, 'gift-1000-demo{Enter}');
  expect(await screen.findByText('₹400 stay on the card.')).toBeTruthy();
  expect(screen.getByText('Gift card (GIFT-1000-DEMO)')).toBeTruthy();
  const remove = screen.getByRole('button', { name: 'Remove gift card GIFT-1000-DEMO' });
  expect(document.activeElement).toBe(remove);
  await userEvent.click(remove);
  expect(await screen.findByText('Have a gift card?')).toBeTruthy();
});

// Rule coins-07.
it('pays with coins of a customer as far as they go', async () => {
  open(cartBackEnd([lamp]), true);
  await userEvent.click(await screen.findByRole('button', { name: 'Pay with Kaveri Coins' }));
  expect(await screen.findByText('200 Kaveri Coins pay ₹200')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Kaveri Coins' }));
  expect(await screen.findByRole('button', { name: 'Pay with Kaveri Coins' })).toBeTruthy();
});

// Rule coins-04.
it('tells a customer what the order will earn, and a guest nothing', async () => {
  const backEnd = cartBackEnd([lamp]);
  const asked: unknown[] = [];
  Object.assign(backEnd.graphql, {
    getCartCoins: (variables: unknown) => {
      asked.push(variables);
      return { cart: { id: 'cart-1', mw_reward_messages: { checkout_message: 'Earn 12 coins.' } } };
    },
  });
  open(backEnd, true);
  expect(await screen.findByText('Earn 12 coins.')).toBeTruthy();
  cleanup();
  localStorage.clear();
  asked.length = 0;
  open(backEnd);
  await screen.findByText('Have a gift card?');
  expect(asked).toEqual([]);
});

// Rule coins-04.
it('says no more what another total would have earned where nobody tells what this one does', async () => {
  const backEnd = cartBackEnd([lamp]);
  let asked = 0;
  backEnd.graphql['getCartCoins'] = async () => {
    asked += 1;
    if (asked > 1) throw problemError({ kind: 'rejected', message: 'Not now.' });
    return { cart: { id: 'cart-1', mw_reward_messages: { checkout_message: 'Earn 12 coins.' } } };
  };
  open(backEnd, true);
  await screen.findByText('Earn 12 coins.');
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await waitFor(() => expect(asked).toBe(2));
  await waitFor(() => expect(screen.queryByText('Earn 12 coins.')).toBeNull());
});

it('keeps the typed code when the shop rejects it', async () => {
  const backEnd = cartBackEnd([lamp]);
  const text = "The coupon code isn't valid. Verify the code and try again.";
  backEnd.fail('applyCoupon', problemError({ kind: 'not-found', message: text }));
  open(backEnd);
  const field = await screen.findByLabelText<HTMLInputElement>('Coupon code');
  await userEvent.type(field, 'NOPE{Enter}');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(field.value).toBe('NOPE');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe(text);
});

it.each(['Coupon code', 'Gift card code'])(
  'says how long a %s may be, and asks nobody about a longer one',
  async label => {
    const backEnd = cartBackEnd([lamp]);
    open(backEnd);
    await userEvent.click(await screen.findByText('Have a gift card?'));
    const field = screen.getByLabelText<HTMLInputElement>(label);
    await userEvent.click(field);
    await userEvent.paste('A'.repeat(300));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Use at most 255 characters: these are 300.');
    expect(field.value).toHaveLength(300);
    expect(backEnd.count('applyCoupon') + backEnd.count('applyGiftCard')).toBe(0);
  },
);

it('applies a coupon, shows what it takes off, and removes it', async () => {
  open(cartBackEnd([lamp]));
  await userEvent.type(await screen.findByLabelText('Coupon code'), ' SAVE10 {Enter}');
  await screen.findByText('Discount (SAVE10)');
  expect(screen.getByText('-₹120')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove coupon SAVE10' }));
  expect(await screen.findByLabelText('Coupon code')).toBeTruthy();
});

it('keeps the focus at the coupon when one is applied and removed', async () => {
  open(cartBackEnd([lamp]));
  await userEvent.type(await screen.findByLabelText('Coupon code'), 'SAVE10{Enter}');
  const remove = await screen.findByRole('button', { name: 'Remove coupon SAVE10' });
  expect(document.activeElement).toBe(remove);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Coupon code')));
});

it('says that a coupon has left when the cart fell below its minimum, until another is tried', async () => {
  const backEnd = cartBackEnd([lamp, shirt]);
  backEnd.coupon = 'FLAT500';
  open(backEnd);
  await screen.findByText('FLAT500');
  backEnd.coupon = null;
  await userEvent.click(screen.getByRole('button', { name: 'Remove Brass lamp' }));
  const said = /^Coupon FLAT500 does not apply to your cart any more/;
  expect(await screen.findAllByText(said)).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Coupon code'), 'SAVE10{Enter}');
  await screen.findByText('SAVE10');
  expect(screen.getAllByText(said)).toHaveLength(1);
});

it('pays with several gift cards, one after the other, and says so of one that pays already', async () => {
  const backEnd = cartBackEnd([{ ...lamp, price: 1200, handling: 0 }]);
  open(backEnd);
  await userEvent.click(await screen.findByText('Have a gift card?'));
  await userEvent.type(screen.getByLabelText('Gift card code'), 'GIFT-1000-DEMO{Enter}');
  await userEvent.click(await screen.findByText('Use another gift card'));
  await userEvent.type(screen.getByLabelText('Gift card code'), 'gift-1000-demo{Enter}');
  expect(await screen.findByText('This gift card pays for your cart already.')).toBeTruthy();
  expect(backEnd.count('applyGiftCard')).toBe(1);
  await userEvent.clear(screen.getByLabelText('Gift card code'));
  await userEvent.type(screen.getByLabelText('Gift card code'), 'GIFT-250-DEMO{Enter}');
  expect(await screen.findByText('₹50 stay on the card.')).toBeTruthy();
  expect(screen.queryByLabelText('Gift card code'), 'nothing is left to pay').toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove gift card GIFT-1000-DEMO' }));
  await screen.findByText('Use another gift card');
  expect(backEnd.usedCards).toEqual(['GIFT-250-DEMO']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove gift card GIFT-250-DEMO' }));
});

/** A call waits until the returned function is called. */
function hold(backEnd: CartBackEnd, call: 'applyGiftCard' | 'applyCoupon' | 'giftCardBalance'): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer: (input: never) => Promise<unknown> = backEnd.port[call];
  Object.assign(backEnd.port, {
    [call]: async (input: never) => {
      await promise;
      return answer(input);
    },
  });
  return resolve;
}

it.each([
  ['Gift card code', 'applyGiftCard', 'GIFT-250-DEMO', 'NOPE'],
  ['Coupon code', 'applyCoupon', 'SAVE10', 'FLAT500'],
] as const)('keeps what is typed as %s while another one is on its way', async (label, call, good, next) => {
  const backEnd = cartBackEnd([lamp]);
  const text = 'This code is not valid.';
  backEnd.fail(call, problemError({ kind: 'rejected', message: text }));
  open(backEnd);
  await userEvent.click(await screen.findByText('Have a gift card?'));
  const field = () => screen.getByLabelText<HTMLInputElement>(label);
  /** Sends one code, and types another one before the answer. */
  const sendAndType = async (code: string) => {
    const answer = hold(backEnd, call);
    await userEvent.clear(field());
    await userEvent.type(field(), `${code}{Enter}`);
    await userEvent.clear(field());
    await userEvent.type(field(), next);
    answer();
  };
  await sendAndType('WRONG');
  await waitFor(() => expect(backEnd.count('cartDetails')).toBeGreaterThan(1));
  await act(async () => {});
  expect([field().value, screen.queryByText(text)]).toEqual([next, null]);
  await sendAndType(good);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Remove .* ${good}$`) }));
  await waitFor(() => expect(screen.queryByRole('button', { name: new RegExp(`${good}$`) })).toBeNull());
  expect(field().value).toBe(next);
});

it('goes on typing where a card comes while another code is typed', async () => {
  const backEnd = cartBackEnd([lamp]);
  open(backEnd);
  await userEvent.click(await screen.findByText('Have a gift card?'));
  const field = screen.getByLabelText<HTMLInputElement>('Gift card code');
  const answer = hold(backEnd, 'applyGiftCard');
  await userEvent.type(field, 'GIFT-250-DEMO{Enter}');
  await userEvent.clear(field);
  await userEvent.type(field, 'GIFT-1');
  answer();
  await screen.findByText('Gift card (GIFT-250-DEMO)');
  await userEvent.keyboard('000-DEMO{Enter}');
  await screen.findByText('Gift card (GIFT-1000-DEMO)');
  expect(backEnd.usedCards).toEqual(['GIFT-250-DEMO', 'GIFT-1000-DEMO']);
});

it('says nothing of the balance of a card that the cart has taken by the time of the answer', async () => {
  const backEnd = cartBackEnd([lamp]);
  open(backEnd);
  await userEvent.click(await screen.findByText('Have a gift card?'));
  const answer = hold(backEnd, 'giftCardBalance');
  await userEvent.type(screen.getByLabelText('Gift card code'), 'GIFT-250-DEMO');
  await userEvent.click(screen.getByRole('button', { name: 'Check balance' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use gift card' }));
  await screen.findByText('Gift card (GIFT-250-DEMO)');
  answer();
  await userEvent.click(screen.getByText('Use another gift card'));
  await screen.findByRole('button', { name: 'Check balance', busy: false });
  expect(screen.queryByText(/ left on GIFT-250-DEMO/)).toBeNull();
});

it.each([
  ['a gift card', 'applyGiftCard', 'Gift card code', 'GIFT-250-DEMO', 'Gift card (GIFT-250-DEMO)'],
  ['a coupon', 'applyCoupon', 'Coupon code', 'SAVE10', 'Discount (SAVE10)'],
] as const)('takes %s whose answer was lost from the cart that is read back', async (_name, call, label, code, row) => {
  const backEnd = cartBackEnd([lamp]);
  open(backEnd);
  await userEvent.click(await screen.findByText('Have a gift card?'));
  loseAnswer(backEnd, call);
  await userEvent.type(screen.getByLabelText(label), `${code}{Enter}`);
  expect(await screen.findByText(row)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(backEnd.count(call)).toBe(1);
});

const rupees = (value: number) => ({ currency: 'INR' as const, value });
const offers: CartBackEnd['offers'] = [
  { code: 'SAVE10', label: '10% off', not_yet: null, saves: rupees(120) },
  { code: 'UPI5', label: '5% off with UPI', not_yet: null, saves: rupees(60) },
  { code: 'FLAT500', label: '₹500 off', not_yet: 'Add ₹1,799 more to use it.', saves: null },
];

// Rule cart-18.
it('keeps the place of the coupons that it will be offered', async () => {
  const answer = Promise.withResolvers<object>();
  const backEnd = cartBackEnd([lamp]);
  backEnd.graphql['getOfferedCoupons'] = () => answer.promise;
  open(backEnd);
  const form = (await screen.findByLabelText('Coupon code')).closest('form');
  expect(form?.nextElementSibling?.getAttribute('aria-hidden')).toBe('true');
  answer.resolve({ offeredCoupons: [] });
  await waitFor(() => expect(form?.nextElementSibling?.getAttribute('aria-hidden')).toBeNull());
});

it('offers coupons with what each brings or what is missing, and applies one with a press', async () => {
  const backEnd = Object.assign(cartBackEnd([lamp]), { offers });
  open(backEnd);
  const first = await screen.findByRole('button', { name: 'Apply coupon SAVE10' });
  expect(first.closest('li')?.textContent).toContain('10% offSaves ₹120 on this cart');
  await userEvent.click(screen.getByText('1 more coupon'));
  const missing = screen.getByText('Add ₹1,799 more to use it.').closest('li');
  expect(missing && within(missing).queryByRole('button')).toBeNull();
  await userEvent.click(first);
  await screen.findByText('Discount (SAVE10)');
  expect(screen.queryByRole('button', { name: 'Apply coupon UPI5' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove coupon SAVE10' }));
});

// Rule cart-18.
// Rule cart-21.
describe('another of the offered coupons', () => {
  const openApplied = async () => {
    const backEnd = Object.assign(cartBackEnd([lamp]), { offers, coupon: 'SAVE10' });
    open(backEnd);
    await userEvent.click(await screen.findByText('Other coupons'));
    return { backEnd, other: screen.getByRole('button', { name: 'Apply coupon UPI5 in place of SAVE10' }) };
  };

  it('takes the place of the applied one with one press', async () => {
    const { backEnd, other } = await openApplied();
    expect(screen.queryByRole('button', { name: /^Apply coupon SAVE10/ })).toBeNull();
    await userEvent.click(other);
    const remove = await screen.findByRole('button', { name: 'Remove coupon UPI5' });
    expect(backEnd.coupon).toBe('UPI5');
    expect(document.activeElement).toBe(remove);
    expect(screen.getByRole('button', { name: 'Apply coupon SAVE10 in place of UPI5' })).toBeTruthy();
  });

  it('that is refused says so at its place, and that the former is still applied', async () => {
    const { backEnd, other } = await openApplied();
    backEnd.fail('applyCoupon', problemError({ kind: 'not-found', message: 'It is used up.' }));
    await userEvent.click(other);
    expect((await screen.findByRole('alert')).textContent).toBe('It is used up. Coupon SAVE10 is still applied.');
    expect(backEnd.coupon).toBe('SAVE10');
    expect(document.activeElement).toBe(other);
  });

  it('says that the former is off where it could not be put back, and offers it again', async () => {
    const { backEnd, other } = await openApplied();
    const refusal = problemError({ kind: 'rejected', message: 'The shop is busy.' });
    backEnd.fail('applyCoupon', refusal, refusal);
    await userEvent.click(other);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The shop is busy. Coupon SAVE10 is off your cart now. Apply it again if you want it back.',
    );
    expect(screen.getByRole('button', { name: 'Apply coupon SAVE10' })).toBeTruthy();
    expect(screen.getByLabelText('Coupon code')).toBeTruthy();
  });

  it('says that the former may be off where the cart cannot be read', async () => {
    const { backEnd, other } = await openApplied();
    const lost = problemError({ kind: 'network', message: 'No answer.' });
    backEnd.fail('removeCoupon', lost);
    backEnd.fail('applyCoupon', lost);
    backEnd.fail('cartDetails', lost, lost);
    await userEvent.click(other);
    expect(await screen.findByText(/^No answer\. We could not see whether coupon SAVE10/)).toBeTruthy();
  });
});

it('asks anew what the cart is offered when it has changed', async () => {
  const backEnd = Object.assign(cartBackEnd([lamp]), { offers });
  open(backEnd);
  await screen.findByRole('button', { name: 'Apply coupon SAVE10' });
  backEnd.offers = [{ ...offers[0]!, saves: rupees(240) }];
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(await screen.findByText('Saves ₹240 on this cart')).toBeTruthy();
});

// Rule cart-22.
it('says at an offer why the shop refuses it, and of a typed code what the cart lacks for it, unless it was lost', async () => {
  const backEnd = Object.assign(cartBackEnd([lamp]), { offers });
  const text = "The coupon code isn't valid. Verify the code and try again.";
  const refusal = problemError({ kind: 'not-found', message: text });
  backEnd.fail('applyCoupon', refusal, refusal, new CommerceError({ problem: { kind: 'offline' } }));
  open(backEnd);
  const offer = await screen.findByRole('button', { name: 'Apply coupon SAVE10' });
  await userEvent.click(offer);
  const said = await screen.findByRole('alert');
  expect([said.textContent, said.closest('li')]).toEqual([text, offer.closest('li')]);
  const field = screen.getByLabelText('Coupon code');
  await userEvent.type(field, 'flat500{Enter}');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Add ₹1,799 more to use it.'));
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/offline/));
});
