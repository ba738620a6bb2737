import { expect, test } from '@playwright/test';
import { faults } from './faultProxy.ts';
import { openFaultyShop } from './openFaultyShop.ts';
import { complaintAbout, tryFault } from './tryFault.ts';

/** Part of the name of the requests that are spoilt; all unless told. */
const chosen = process.env['FAULTS_REQUEST'];

for (const isCustomer of [false, true])
  for (const method of ['cashondelivery/cashondelivery', 'razorpay/upi', 'cashfree/upi'])
    test(`${isCustomer ? 'customer' : 'guest'}, ${method}`, async ({ browser }) => {
      const place = await openFaultyShop(browser, method);
      let walks = 0;
      const buyer = () => ({ email: `walk-${(walks += 1)}@example.com`, method, isCustomer });
      const usual = await tryFault(place, buyer());
      expect(complaintAbout(usual, usual), 'without a fault').toBeUndefined();
      const complaints: string[] = [];
      const isChosen = (name: string) => chosen === undefined || name.includes(chosen);
      for (const asked of usual.requests.filter(({ name }) => isChosen(name)))
        for (const fault of faults) {
          const outcome = await tryFault(place, { ...buyer(), asked, fault });
          const complaint = complaintAbout(outcome, usual);
          const row = `${asked.name}${asked.nth > 0 ? ` (${asked.nth + 1})` : ''}, ${fault}`;
          // What was not asked again did not meet its fault.
          console.log(`${complaint ? 'FAILED' : outcome.hasStruck ? 'ok    ' : 'absent'} ${row}`);
          if (complaint) complaints.push(`${row}: ${complaint}; said: ${outcome.said.join(' | ')}`);
        }
      await place.close();
      expect(complaints).toEqual([]);
    });
