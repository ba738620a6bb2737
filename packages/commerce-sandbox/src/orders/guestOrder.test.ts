import { describe, expect, it } from 'vitest';
import { ordered } from '../fulfilment/testing/ordered.ts';
import { makeShopper } from './testing/makeShopper.ts';

const FIND =
  'query ($number: String!, $email: String!, $lastname: String!) { guestOrder(input: { number: $number, email: $email, lastname: $lastname }) { number token } }';
const BY_TOKEN = 'query ($token: String!) { guestOrderByToken(input: { token: $token }) { number status } }';

describe('the order of a guest', () => {
  it('opens by number, e-mail and surname, and by its token', async () => {
    const { shopper, number, token } = await ordered([['NIL-PH-2', 1]]);
    expect(await shopper.must(FIND, { number: ` ${number}`, email: 'MEERA@example.com', lastname: 'nair ' })).toEqual({
      guestOrder: { number, token },
    });
    expect(await shopper.must(BY_TOKEN, { token })).toEqual({ guestOrderByToken: { number, status: 'Pending' } });
  });

  it('answers the same, whatever is wrong (invoice-08)', async () => {
    const { shopper, number } = await ordered([['NIL-PH-2', 1]]);
    const right = { number, email: 'meera@example.com', lastname: 'Nair' };
    for (const wrong of [{ number: '404' }, { email: 'eve@example.com' }, { lastname: 'Rao' }, { lastname: '' }]) {
      const { data, errors } = await shopper.ask(FIND, { ...right, ...wrong });
      expect({ data, errors: errors?.map(({ message }) => message) }).toEqual({
        data: null,
        errors: ["We couldn't locate an order with the information provided."],
      });
    }
    expect((await shopper.ask(BY_TOKEN, { token: '' })).errors).toHaveLength(1);
  });

  it('is looked for in vain twenty times, then not for a while (invoice-08)', async () => {
    const { shopper, number } = await ordered([['NIL-PH-2', 1]]);
    const right = { number, email: 'meera@example.com', lastname: 'Nair' };
    for (let times = 0; times < 20; times++) await shopper.ask(FIND, { ...right, lastname: `Guess ${times}` });
    expect((await shopper.ask(FIND, right)).errors?.[0]?.message).toContain('Please wait');
    shopper.sandbox.pass(600);
    expect((await shopper.ask(FIND, right)).errors).toBeUndefined();
  });

  it('stays shut where it belongs to an account', async () => {
    const { shopper, number, token } = await ordered([['NIL-PH-2', 1]], { email: 'asha@example.com' });
    const guest = makeShopper({}, shopper.sandbox);
    const right = { number, email: 'asha@example.com', lastname: 'Nair' };
    expect((await guest.ask(FIND, right)).errors?.[0]?.message).toBe('Please login to view the order.');
    expect((await guest.ask(BY_TOKEN, { token })).errors?.[0]?.message).toBe('Please login to view the order.');
    expect((await shopper.ask(BY_TOKEN, { token })).errors).toBeUndefined();
  });
});
