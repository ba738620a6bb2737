import { expect, test } from '@playwright/test';
import { type Fault, faults } from './faultProxy.ts';
import { openFaultyShop } from './openFaultyShop.ts';
import { complaintAbout, tryFault } from './tryFault.ts';

/** Parts of the names of the requests that are spoilt; all unless told. */
const chosen = process.env['FAULTS_REQUEST']?.split(',').map(part => part.trim());

type Row = Record<Fault, string>;

/** Of each request what became of the purchase in which it went wrong in each way. */
const printTable = (walk: string, rows: Record<string, Row>) => {
  const words = Object.values(rows).flatMap(row => Object.values(row));
  const count = (word: string) => words.filter(each => each === word).length;
  console.log(`${walk}: ${count('ok')} survived, ${count('absent')} not met, ${count('FAILED')} failed`);
  console.table(rows);
};

for (const isCustomer of [false, true])
  for (const method of ['cashondelivery/cashondelivery', 'razorpay/upi', 'cashfree/upi'])
    test(`${isCustomer ? 'customer' : 'guest'}, ${method}`, async ({ browser }, { title }) => {
      const place = await openFaultyShop(browser, method);
      let walks = 0;
      const buyer = () => ({ email: `walk-${(walks += 1)}@example.com`, method, isCustomer });
      const usual = await tryFault(place, buyer());
      expect(complaintAbout(usual, usual), 'without a fault').toBeUndefined();
      const complaints: string[] = [];
      const table: Record<string, Row> = {};
      const isChosen = (name: string) => chosen === undefined || chosen.some(part => name.includes(part));
      for (const asked of usual.requests.filter(({ name }) => isChosen(name))) {
        const name = `${asked.name}${asked.nth > 0 ? ` (${asked.nth + 1})` : ''}`;
        const row = (table[name] = {} as Row);
        for (const fault of faults) {
          const outcome = await tryFault(place, { ...buyer(), asked, fault });
          const complaint = complaintAbout(outcome, usual);
          // What was not asked again did not meet its fault.
          row[fault] = complaint ? 'FAILED' : outcome.hasStruck ? 'ok' : 'absent';
          console.log(`${row[fault].padEnd(6)} ${name}, ${fault}`);
          if (!complaint) continue;
          // At once: the whole walk takes a while.
          console.log(complaint);
          complaints.push(`${name}, ${fault}: ${complaint}; said: ${outcome.said.join(' | ')}`);
        }
      }
      await place.close();
      printTable(title, table);
      expect(complaints).toEqual([]);
    });
