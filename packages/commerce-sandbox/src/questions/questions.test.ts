import { describe, expect, it } from 'vitest';
import * as shipped from '../catalogue/index.ts';
import { row, rows } from '../database.ts';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const LIST = `query ($sku: String!, $search: String) { products(filter: { sku: { eq: $sku } }) { items {
  questions(search: $search) { total_count items { text nickname created_at answers { text nickname is_of_shop } } }
} } }`;
const ASK = `mutation ($input: AskProductQuestionInput!) {
  askProductQuestion(input: $input) { question { text nickname answers { text } } }
}`;

interface Listed {
  total_count: number;
  items: { text: string; answers: { text: string; is_of_shop: boolean }[] }[];
}

const asked = (more: object = {}) => ({
  sku: 'AUR-SP-1',
  text: 'Does it run on batteries?',
  nickname: 'Meera',
  email: 'meera@example.com',
  ...more,
});

async function list(shopper: Shopper, search?: string): Promise<Listed> {
  const { products } = await shopper.must<{ products: { items: { questions: Listed }[] } }>(LIST, {
    sku: 'AUR-SP-1',
    search,
  });
  return products.items[0]!.questions;
}

const decide = (shopper: Shopper, form: Record<string, string>) =>
  shopper.sandbox.fetch(
    new Request('http://sandbox.test/questions', {
      method: 'POST',
      body: new URLSearchParams(form).toString(),
      headers: { 'sec-fetch-site': 'same-origin' },
    }),
  );

const newest = (shopper: Shopper) =>
  row<{ id: number }>(shopper.sandbox.db, 'SELECT max(id) AS id FROM question')!.id.toString();

// questions-02
describe('a question', () => {
  it('waits, is answered at the desk, and the answer is mailed and shown', async () => {
    const shopper = makeShopper();
    const before = (await list(shopper)).total_count;
    await shopper.must(ASK, { input: asked() });
    expect((await list(shopper)).total_count).toBe(before);
    await decide(shopper, { question: newest(shopper), decision: 'approve', answer: 'Yes, four AA.' });
    const { items } = await list(shopper);
    expect(items[0]).toMatchObject({
      text: 'Does it run on batteries?',
      answers: [{ text: 'Yes, four AA.', is_of_shop: true }],
    });
    expect(row(shopper.sandbox.db, 'SELECT recipient, body FROM mail ORDER BY id DESC')).toEqual({
      recipient: 'meera@example.com',
      body: 'You asked: Does it run on batteries?\n\nOur answer: Yes, four AA.',
    });
  });

  it('that is turned away is never shown', async () => {
    const shopper = makeShopper();
    await shopper.must(ASK, { input: asked() });
    await decide(shopper, { question: newest(shopper), decision: 'reject', answer: 'No.' });
    await decide(shopper, { question: newest(shopper), decision: 'approve', answer: 'Yes.' });
    expect((await list(shopper, 'batteries')).items).toEqual([]);
  });

  it('of a customer goes without an e-mail', async () => {
    const shopper = makeShopper();
    await shopper.signIn('ravi@example.com');
    await shopper.must(ASK, { input: asked({ email: null }) });
    expect(row(shopper.sandbox.db, 'SELECT email FROM question ORDER BY id DESC')).toEqual({
      email: 'ravi@example.com',
    });
  });

  it.each([
    ['no text', { text: ' ' }, 'Please enter a question.'],
    ['no name', { nickname: '' }, 'Please enter a nickname.'],
    ['no e-mail', { email: null }, 'The email address is invalid. Verify the email address and try again.'],
    ['a text without end', { text: 'x'.repeat(1001) }, '"text" length is greater than "1000" characters.'],
    ['an unknown product', { sku: 'NOPE' }, 'Could not find a product with SKU "NOPE"'],
  ])('is refused with %s', async (_, more, message) => {
    const shopper = makeShopper();
    expect((await shopper.ask(ASK, { input: asked(more) })).errors).toMatchObject([{ message }]);
  });

  it('is found by words of it and of its answers, whatever signs they hold', async () => {
    const shopper = makeShopper();
    await shopper.must(ASK, { input: asked() });
    await decide(shopper, { question: newest(shopper), decision: 'approve', answer: 'Yes, four AA.' });
    expect((await list(shopper, 'FOUR batteries')).items).toHaveLength(1);
    expect((await list(shopper, 'four solar')).items).toEqual([]);
    expect((await list(shopper, '%')).items).toEqual([]);
  });
});

it('the desk shows what waits, escaped, and listens to its own page only', async () => {
  const shopper = makeShopper();
  await shopper.must(ASK, { input: asked({ text: '<script>alert(1)</script>' }) });
  const page = await (await shopper.sandbox.fetch(new Request('http://sandbox.test/questions'))).text();
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<script>');
  const foreign = new Request('http://sandbox.test/questions', { method: 'POST', body: 'question=1&decision=approve' });
  expect((await shopper.sandbox.fetch(foreign)).status).toBe(403);
});

// questions-01
it('the shipped ones are answered by what their product states, in Hindi too where it is sold in Hindi', () => {
  const { db } = makeShopper({ catalogue: shipped }).sandbox;
  const { asked: about, all } = row<{ asked: number; all: number }>(
    db,
    'SELECT count(DISTINCT product_id) AS asked, (SELECT count(*) FROM product WHERE parent_id IS NULL) AS "all" FROM question',
  )!;
  expect(about / all).toBeGreaterThan(0.5);
  expect(row(db, "SELECT count(*) > 5 AS is_so FROM question WHERE locale = 'hi_IN'")).toEqual({ is_so: 1 });
  expect(rows(db, "SELECT text FROM question_answer WHERE text LIKE '%undefined%'")).toEqual([]);
  const english = rows<{ text: string }>(
    db,
    "SELECT answer.text FROM question_answer answer JOIN question ON question.id = question_id WHERE locale = 'en_US'",
  );
  const misfits = [
    / each .* pages\.$/,
    /^It is (?!.*mAh).*screen and network/,
    /takes about (?!\d+ minutes with)/,
    /valid for [A-Z]/,
    /^It measures (?:\d+|Full.*)\.$/,
    /^Care: (?!.*wash.*\. Wash)/i,
    /rated Corded/,
    /paper|Hindi part/,
  ];
  expect(english.map(({ text }) => text).filter(text => misfits.some(misfit => misfit.test(text)))).toEqual([]);
  expect(rows(db, "SELECT text FROM question_answer WHERE text GLOB '* [a-z][A-Z][A-Z]*'")).toEqual([]);
  const hindi = rows<{ text: string }>(
    db,
    "SELECT answer.text FROM question_answer answer JOIN question ON question.id = question_id WHERE locale = 'hi_IN'",
  );
  expect(hindi.map(({ text }) => text)).toContainEqual(
    expect.stringContaining('वारंटी: फ़ोन पर 1 साल, एक्सेसरीज़ पर 6 महीने।'),
  );
  expect(hindi.filter(({ text }) => /\b(?:years?|months?|hours?|with|and|cotton|wash)\b/i.test(text))).toEqual([]);
  expect(rows(db, 'SELECT text FROM question GROUP BY product_id, text HAVING count(*) > 1')).toEqual([]);
});
