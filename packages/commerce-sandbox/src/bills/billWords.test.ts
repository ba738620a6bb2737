import { expect, it } from 'vitest';
import { hindiShopper } from '../testing/toldInHindi.ts';

const isHindi = (text: string) => /[\u0900-\u097f]/.test(text);

/** What is the same in any language. */
const signs = new Set(['DTH', 'FASTag', '1 GB', '6 GB', '25 GB']);

interface Biller {
  id: string;
  place: string;
  number: { label: string; hint: string };
  circles: { code: string; name: string }[];
}

// Rule bills-10.
it('says all of billers and plans in Hindi', async () => {
  const shopper = hindiShopper();
  const { billCategories } = await shopper.must<{ billCategories: { code: string; name: string }[] }>(
    '{ billCategories { code name } }',
  );
  const said = billCategories.map(({ name }) => name);
  for (const { code } of billCategories) {
    const { billers } = await shopper.must<{ billers: Biller[] }>(
      'query ($code: String!) { billers(category: $code) { id place number { label hint } circles { code name } } }',
      { code },
    );
    for (const { id, place, number, circles } of billers) {
      said.push(place, number.label, number.hint, ...circles.map(({ name }) => name));
      const { rechargePlans } = await shopper.must<{ rechargePlans: Record<string, string | null>[] }>(
        `query ($id: ID!, $circle: String) {
           rechargePlans(biller_id: $id, circle: $circle) { group validity data description } }`,
        { id, circle: circles[0]?.code ?? null },
      );
      said.push(...rechargePlans.flatMap(plan => Object.values(plan).filter(text => text !== null)));
    }
  }
  expect([...new Set(said)].filter(text => !isHindi(text) && !signs.has(text))).toEqual([]);
  expect(said).toContain('अनलिमिटेड कॉल और रोज़ 100 SMS। अनलिमिटेड 5G');
  expect(said).toContain('10 अंक, आपके बिल पर ऊपर दाईं ओर');
});

// Rule bills-10.
it('refuses a number in Hindi, by what the biller calls it', async () => {
  const shopper = hindiShopper();
  await shopper.signIn('asha@example.com');
  const { errors } = await shopper.ask(
    'mutation { fetchBill(input: { biller_id: "kaveri-bijli", customer_number: "12" }) { status } }',
  );
  expect(errors?.map(({ message }) => message)).toEqual(['"अकाउंट ID" सही नहीं है: 10 अंक, आपके बिल पर ऊपर दाईं ओर।']);
});
