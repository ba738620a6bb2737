import { describe, expect, it } from 'vitest';
import * as shipped from '../catalogue/index.ts';
import { row, rows } from '../database.ts';
import { hindiVoices } from './hindiReviewTexts.ts';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';
import { encodeUid } from '../uid.ts';

const REVIEWS = `query ($sku: String!, $page: Int) { products(filter: { sku: { eq: $sku } }) { items {
  rating_summary review_count
  reviews(pageSize: 2, currentPage: $page) {
    items { summary text nickname average_rating created_at ratings_breakdown { name value } product { sku } }
    page_info { current_page page_size total_pages }
  }
} } }`;

const WRITE =
  'mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { summary text ' +
  'nickname average_rating created_at ratings_breakdown { name value } product { sku } } } }';

const starred = (...stars: number[]) =>
  stars.map((value, index) => ({ id: encodeUid(index + 1), value_id: encodeUid(index * 5 + value) }));

const review = (more: Record<string, unknown> = {}) => ({
  sku: 'AUR-SP-1',
  nickname: 'Meera',
  summary: 'Small and loud',
  text: 'It fills the kitchen with sound.',
  ratings: starred(5, 4, 3),
  ...more,
});

interface Shown {
  rating_summary: number;
  review_count: number;
  reviews: { items: Record<string, unknown>[]; page_info: Record<string, number> };
}

async function shown(shopper: Shopper, sku: string, page = 1): Promise<Shown> {
  return (await shopper.must<{ products: { items: Shown[] } }>(REVIEWS, { sku, page })).products.items[0]!;
}

const CHOSEN = `query ($sku: String!, $stars: Int) { products(filter: { sku: { eq: $sku } }) { items {
  reviews(pageSize: 100, stars: $stars) { items { summary } star_counts { stars count } }
} } }`;

interface Counted {
  reviews: { items: object[]; star_counts: { stars: number; count: number }[] };
}

const chosen = async (shopper: Shopper, sku: string, asked: { stars?: number } = {}): Promise<Counted> =>
  (await shopper.must<{ products: { items: Counted[] } }>(CHOSEN, { sku, ...asked })).products.items[0]!;

const decide = (
  shopper: Shopper,
  form: string,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) => shopper.sandbox.fetch(new Request('http://sandbox.test/reviews', { method: 'POST', body: form, headers }));

describe('a review', () => {
  it('waits for approval, is not listed until then, and then counts', async () => {
    const shopper = makeShopper();
    const { createProductReview: created } = await shopper.must<{ createProductReview: { review: unknown } }>(WRITE, {
      input: review(),
    });
    const written = {
      summary: 'Small and loud',
      text: 'It fills the kitchen with sound.',
      nickname: 'Meera',
      average_rating: 80,
      created_at: '2026-03-02 06:30:00',
      ratings_breakdown: [
        { name: 'Quality', value: '5' },
        { name: 'Value', value: '4' },
        { name: 'Price', value: '3' },
      ],
      product: { sku: 'AUR-SP-1' },
    };
    expect(created.review).toEqual(written);
    expect(await shown(shopper, 'AUR-SP-1')).toEqual({
      rating_summary: 0,
      review_count: 0,
      reviews: { items: [], page_info: { current_page: 1, page_size: 2, total_pages: 0 } },
    });

    const waiting = row<{ id: number }>(shopper.sandbox.db, "SELECT id FROM review WHERE status = 'pending'")!;
    expect((await decide(shopper, `review=${waiting.id}&decision=approve`)).status).toBe(303);
    expect(await shown(shopper, 'AUR-SP-1')).toEqual({
      rating_summary: 80,
      review_count: 1,
      reviews: { items: [written], page_info: { current_page: 1, page_size: 2, total_pages: 1 } },
    });
  });

  it('adds to what a product had been rated before', async () => {
    const shopper = makeShopper();
    const before = await shown(shopper, 'AUR-HP-1');
    expect(before.review_count).toBeGreaterThan(5);
    await shopper.must(WRITE, { input: review({ sku: 'AUR-HP-1', ratings: starred(1, 1, 1) }) });
    shopper.sandbox.db.exec("UPDATE review SET status = 'approved'");
    const after = await shown(shopper, 'AUR-HP-1');
    expect(after.review_count).toBe(before.review_count + 1);
    const mean = (before.rating_summary * before.review_count + 20) / after.review_count;
    expect(Math.abs(after.rating_summary - mean)).toBeLessThanOrEqual(1);
    shopper.sandbox.db.exec("UPDATE review SET status = 'rejected' WHERE nickname = 'Meera'");
    const [now, then] = [await shown(shopper, 'AUR-HP-1'), before].map(
      ({ rating_summary: percent, review_count: count }) => ({ percent, count }),
    );
    expect(now).toEqual(then);
  });

  it('of a variant is one of its product', async () => {
    const shopper = makeShopper();
    const answer = await shopper.must(WRITE, { input: review({ sku: 'nil-ph-1-mb-128' }) });
    expect(answer).toMatchObject({ createProductReview: { review: { product: { sku: 'NIL-PH-1' } } } });
  });

  it('is listed, page by page, newest first', async () => {
    const shopper = makeShopper();
    for (const summary of ['First', 'Second', 'Third']) {
      await shopper.must(WRITE, { input: review({ summary }) });
      shopper.sandbox.pass(60);
    }
    shopper.sandbox.db.exec("UPDATE review SET status = 'approved'");
    const pages = await Promise.all([1, 2, 3].map(page => shown(shopper, 'AUR-SP-1', page)));
    expect(pages.map(page => page.reviews.items.map(item => item['summary']))).toEqual([
      ['Third', 'Second'],
      ['First'],
      [],
    ]);
    expect(pages[0]!.reviews.page_info).toEqual({ current_page: 1, page_size: 2, total_pages: 2 });
  });

  it('is shown to the customer who wrote it, whatever became of it', async () => {
    const shopper = makeShopper();
    await shopper.must(WRITE, { input: review({ summary: 'As a guest' }) });
    await shopper.signIn('ravi@example.com');
    await shopper.must(WRITE, { input: review({ summary: 'As Ravi' }) });
    expect(await shopper.must('{ customer { reviews { items { summary } page_info { total_pages } } } }')).toEqual({
      customer: { reviews: { items: [{ summary: 'As Ravi' }], page_info: { total_pages: 1 } } },
    });
  });

  it.each([
    ['an unknown product', { sku: 'NOPE' }, 'Could not find a product with SKU "NOPE"', 'graphql-no-such-entity'],
    ['no summary', { summary: ' ' }, 'Please enter a review summary.', 'graphql-input'],
    ['no nickname', { nickname: '' }, 'Please enter a nickname.', 'graphql-input'],
    ['no text', { text: '' }, 'Please enter a review.', 'graphql-input'],
    [
      'a text without end',
      { text: 'x'.repeat(5001) },
      '"text" length is greater than "5000" characters.',
      'graphql-input',
    ],
    [
      'a rating left out',
      { ratings: starred(5, 5) },
      'Please select one of each of the ratings above.',
      'graphql-input',
    ],
    [
      'a rating that does not exist',
      { ratings: [{ id: 'OQ==', value_id: 'MQ==' }] },
      'Value of uid "OQ==" is incorrect.',
      'graphql-input',
    ],
    [
      "another rating's value",
      { ratings: [{ id: 'MQ==', value_id: 'Ng==' }] },
      'Value of uid "Ng==" is incorrect.',
      'graphql-input',
    ],
  ])('is refused with %s', async (_, more, message, category) => {
    const shopper = makeShopper();
    const before = row<{ n: number }>(shopper.sandbox.db, 'SELECT count(*) AS n FROM review')!;
    expect((await shopper.ask(WRITE, { input: review(more) })).errors).toMatchObject([
      { message, extensions: { category } },
    ]);
    expect(row(shopper.sandbox.db, 'SELECT count(*) AS n FROM review')).toEqual(before);
  });
});

it('names the ratings and their values', async () => {
  const { productReviewRatingsMetadata: metadata } = await makeShopper().must<{
    productReviewRatingsMetadata: { items: { id: string; name: string; values: unknown[] }[] };
  }>('{ productReviewRatingsMetadata { items { id name values { value_id value } } } }');
  expect(metadata.items.map(({ id, name, values }) => [id, name, values.length])).toEqual([
    ['MQ==', 'Quality', 5],
    ['Mg==', 'Value', 5],
    ['Mw==', 'Price', 5],
  ]);
  expect(metadata.items[1]!.values[0]).toEqual({ value: '1', value_id: 'Ng==' });
});

describe('the review desk', () => {
  const page = async (shopper: Shopper, path: string) =>
    (await shopper.sandbox.fetch(new Request(`http://sandbox.test${path}`))).text();

  it('shows what waits, escaped, and the inbox says how many', async () => {
    const shopper = makeShopper();
    expect(await page(shopper, '/reviews')).toContain('No review is waiting.');
    await shopper.must(WRITE, { input: review({ summary: '<script>alert(1)</script>' }) });
    const text = await page(shopper, '/reviews');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toContain('<script>');
    expect(await page(shopper, '/inbox')).toContain('Reviews waiting for approval: 1');
  });

  it('turns away, decides once, and listens to its own page only', async () => {
    const shopper = makeShopper();
    await shopper.must(WRITE, { input: review() });
    const status = () =>
      row<{ id: number; status: string }>(shopper.sandbox.db, 'SELECT id, status FROM review ORDER BY id DESC')!;
    const { id } = status();
    expect((await decide(shopper, `review=${id}&decision=approve`, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
    expect((await decide(shopper, `review=${id}&decision=approve`, {})).status).toBe(403);
    expect((await decide(shopper, 'x'.repeat(2000))).status).toBe(413);
    await decide(shopper, `review=${id}&decision=burn`);
    expect(status().status).toBe('pending');
    await decide(shopper, `review=${id}&decision=reject`);
    await decide(shopper, `review=${id}&decision=approve`);
    expect(status().status).toBe('rejected');
  });
});

describe('the reviews of the shipped catalogue', () => {
  const { db } = makeShopper({ catalogue: shipped }).sandbox;

  it('are all that a rated product is rated by, and none of them says the same twice', () => {
    expect(
      rows(
        db,
        `SELECT sku, rating_count, rating_percent FROM product WHERE parent_id IS NULL AND (rating_count, rating_percent) IS NOT
           (SELECT count(*), coalesce(round(avg(percent)), 0) FROM review WHERE product_id = product.id AND status = 'approved')`,
      ),
    ).toEqual([]);
    expect(row(db, 'SELECT count(*) AS n FROM product WHERE rating_count > 10')).not.toEqual({ n: 0 });
    expect(rows(db, 'SELECT product_id, text FROM review GROUP BY product_id, text HAVING count(*) > 1')).toEqual([]);
    expect(
      rows(db, 'SELECT product_id, nickname FROM review GROUP BY product_id, nickname HAVING count(*) > 1'),
    ).toEqual([]);
  });

  it('speak of no parcel where a file is bought, and of a claim, a mail or a renewal only where there is one', () => {
    const textsWhere = (condition: string) =>
      rows<{ text: string }>(
        db,
        `SELECT text FROM review JOIN product ON product.id = product_id WHERE ${condition}`,
      ).map(({ text }) => text);
    const files = textsWhere("type = 'downloadable'");
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter(text => /parcel|seal|deliver|gate|here on|box/i.test(text))).toEqual([]);
    const giftCards = textsWhere("type = 'giftcard'");
    expect(giftCards.length).toBeGreaterThan(10);
    expect(giftCards.filter(text => /claim|course|renew|titles/i.test(text))).toEqual([]);
    expect(textsWhere("text LIKE '%warranty card%'")).toEqual([]);
    const misfits: [sku: string, misfit: RegExp][] = [
      ['GFT-102', /mail|minute/],
      ['CRS-%', /renew|charge|code|devices/i],
      ['DWN-104', /renew|charge|code|devices/i],
      ['DWN-105', /renew|charge|code|devices/i],
      ['SOF-104', /two devices/],
      ['CAR-102', /phone/],
      ['CAR-104', /phone|two years/],
    ];
    for (const [sku, misfit] of misfits) {
      const texts = textsWhere(`sku LIKE '${sku}'`);
      expect([sku, texts.length > 5, texts.filter(text => misfit.test(text))]).toEqual([sku, true, []]);
    }
  });

  it('come near to what the catalogue says', () => {
    const given = new Map(
      shipped.families.flatMap(({ products }) =>
        products.map(({ sku, rating }) => [sku, rating?.percent ?? 0] as const),
      ),
    );
    const far = rows<{ sku: string; rating_percent: number }>(
      db,
      'SELECT sku, rating_percent FROM product WHERE parent_id IS NULL',
    ).filter(({ sku, rating_percent: percent }) => Math.abs(percent - given.get(sku)!) > 5);
    expect(far).toEqual([]);
  });

  // reviews-02
  it('count their stars as they are listed', async () => {
    const shopper = makeShopper({ catalogue: shipped });
    const { sku, rating_count: all } = row<{ sku: string; rating_count: number }>(
      shopper.sandbox.db,
      'SELECT sku, rating_count FROM product WHERE parent_id IS NULL ORDER BY rating_count DESC LIMIT 1',
    )!;
    const { star_counts: counts } = (await chosen(shopper, sku)).reviews;
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(all);
    for (const { stars, count } of counts)
      expect((await chosen(shopper, sku, { stars })).reviews.items.length, `${stars} stars`).toBe(count);
  });

  // Rule reviews-05.
  it('are in Hindi here and there in the store view in Hindi, with the same stars, and in English elsewhere', async () => {
    const shopper = makeShopper({ catalogue: shipped });
    const { sku } = row<{ sku: string }>(
      shopper.sandbox.db,
      'SELECT sku FROM product WHERE parent_id IS NULL ORDER BY rating_count DESC LIMIT 1',
    )!;
    const read = async (store: string) => {
      const { products } = await shopper.must<{
        products: {
          items: [
            { reviews: { items: { review_id: string; summary: string; text: string; average_rating: number }[] } },
          ];
        };
      }>(
        `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
           reviews(pageSize: 100) { items { review_id summary text average_rating } } } } }`,
        { sku },
        { store },
      );
      return products.items[0].reviews.items;
    };
    const isHindi = ({ summary, text }: { summary: string; text: string }) =>
      [summary, text].every(words => /[\u0900-\u097f]/.test(words));
    const [english, hindi] = [await read('float'), await read('float_hi')];
    expect(english.filter(isHindi)).toEqual([]);
    const written = hindi.filter(isHindi);
    expect(written.length).toBeGreaterThan(hindi.length / 4);
    expect(written.length).toBeLessThan(hindi.length / 2);
    expect(new Set(written.map(({ text }) => text)).size).toBe(written.length);
    const rated = (reviews: typeof hindi) => reviews.map(({ review_id: id, average_rating: stars }) => [id, stars]);
    expect(rated(hindi)).toEqual(rated(english));
    const isDelighted = ({ text }: { text: string }) => hindiVoices.delighted.some(words => text.startsWith(words));
    expect(written.filter(isDelighted)).toEqual(written.filter(review => review.average_rating === 100));
  });

  it('have pictures here and there, which the sandbox draws', async () => {
    const { count, token } = row<{ count: number; token: string }>(
      db,
      'SELECT count(DISTINCT review_id) AS count, min(token) AS token FROM review_picture',
    )!;
    expect(count).toBeGreaterThan(100);
    const shopper = makeShopper({ catalogue: shipped });
    const answer = await shopper.sandbox.fetch(new Request(`http://sandbox.test/media/review/${token}.jpg?width=80`));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('fill several pages', () => {
    expect(row(db, 'SELECT max(rating_count) >= 20 AS is_so FROM product')).toEqual({ is_so: 1 });
  });
});
