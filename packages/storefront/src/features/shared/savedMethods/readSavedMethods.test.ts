import { expect, it } from 'vitest';
import { readSavedMethods } from './readSavedMethods.ts';

const now = Date.UTC(2026, 10, 24);
const token = (details: unknown, type: 'card' | 'account' = 'card', gateway = 'razorpay') => ({
  public_hash: `hash-${JSON.stringify(details)}`,
  payment_method_code: gateway,
  type,
  details: typeof details === 'string' ? details : JSON.stringify(details),
});
const read = (...items: ReturnType<typeof token>[]) =>
  readSavedMethods(
    {
      customerPaymentTokens: { items },
      storeConfig: { store_code: 'zepp', razorpay_vault_active: true, cashfree_vault_active: null },
    },
    now,
  );

it('calls a card by network, last digits and expiry, a UPI id by itself', () => {
  expect(
    read(
      token({ type: 'UPI', vpa: 'as••••@okbank' }, 'account'),
      token({ type: 'RUPAY', maskedCC: '6074', expirationDate: '12/2028' }),
    ),
  ).toMatchObject([
    { label: 'RuPay •••• 6074', kind: 'card', expires: '12/2028', isExpired: false, isTaken: true },
    { label: 'as••••@okbank', kind: 'upi', expires: undefined, isExpired: false },
  ]);
});

it.each([
  ['11/2026', false],
  ['10/2026', true],
  ['1/27', false],
])('knows whether %s is over', (expirationDate, isExpired) => {
  expect(read(token({ expirationDate }))[0]?.isExpired).toBe(isExpired);
});

it('puts what has expired last', () => {
  const labels = read(
    token({ type: 'MC', maskedCC: '5100', expirationDate: '12/2027' }),
    token({ type: 'VI', maskedCC: '0341', expirationDate: '03/2026' }),
  ).map(({ label }) => label);
  expect(labels).toEqual(['Mastercard •••• 5100', 'Visa •••• 0341']);
});

it('knows which gateways take what they keep', () => {
  expect(read(token({}, 'card', 'cashfree'), token({}, 'card', 'braintree')).map(({ isTaken }) => isTaken)).toEqual([
    false,
    false,
  ]);
});

it.each([
  ['not JSON', 'Card'],
  ['null', 'Card'],
  ['[1]', 'Card'],
  [{ type: 'toString', maskedCC: 4242, expirationDate: 'soon' }, 'Card'],
  [{ type: 'VI', maskedCC: '4111111111114242' }, 'Visa •••• 4242'],
  [{ type: 'VI', maskedCC: 'x'.repeat(500) }, 'Visa'],
])('calls %j %s', (details, label) => {
  expect(read(token(details))).toMatchObject([{ label, expires: undefined, isExpired: false }]);
});

it('reads nothing out of no answer', () => {
  expect(readSavedMethods(undefined, now)).toEqual([]);
  expect(readSavedMethods({ customerPaymentTokens: { items: [null] }, storeConfig: null }, now)).toEqual([]);
});
