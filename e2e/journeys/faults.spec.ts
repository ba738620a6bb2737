import type { Fault } from '../faults/faultProxy.ts';
import { openFaultyShop } from '../faults/openFaultyShop.ts';
import { tryFault } from '../faults/tryFault.ts';
import { expect, test } from '../support/shop.ts';

const payment = '/rest/float/…/guest-carts/…/payment-information';
const sample: { method: string; met: [string, Fault][] }[] = [
  {
    method: 'cashondelivery/cashondelivery',
    met: [
      ['addItem', 'lost'],
      ['setShippingAddressesOnCart', 'html'],
      [payment, 'lost'],
    ],
  },
  {
    method: 'razorpay/upi',
    met: [
      ['placeRazorpayOrder', 'away'],
      ['setRzpPaymentDetailsForOrder', 'lost'],
    ],
  },
  { method: 'cashfree/upi', met: [['confirmCashfreePayment', 'truncated']] },
];

/** All of it, and whether each was explained, is `pnpm run test:faults`. */
test('a purchase comes through what goes wrong with one request: ordered once, and confirmed', async ({ browser }) => {
  test.setTimeout(300_000);
  let walks = 0;
  const buyer = (method: string) => ({ email: `walk-${(walks += 1)}@example.com`, method, isCustomer: false });
  for (const { method, met } of sample) {
    const place = await openFaultyShop(browser, method);
    for (const [name, fault] of met) {
      const outcome = await tryFault(place, { ...buyer(method), asked: { name, nth: 0 }, fault });
      expect.soft([outcome.hasStruck, outcome.orders, outcome.isThanked], `${name}, ${fault}`).toEqual([true, 1, true]);
    }
    await place.close();
  }
});
