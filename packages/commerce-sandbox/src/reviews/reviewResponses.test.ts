import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rows } from '../database.ts';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';
import { encodeUid } from '../uid.ts';

const LIST = `query ($sku: String!, $stars: Int, $sort: ReviewSortEnum) {
  products(filter: { sku: { eq: $sku } }) { items {
    reviews(stars: $stars, sort: $sort) {
      items { review_id summary helpful_count pictures { url width height } }
      page_info { total_pages }
      star_counts { stars count }
    }
  } }
}`;
const WRITE = `mutation ($input: CreateProductReviewInput!, $pictures: [String!]) {
  createProductReview(input: $input, pictures: $pictures) { review { review_id pictures { url } } }
}`;
const VOTE = `mutation ($id: ID!, $helps: Boolean!, $voter: String!) {
  voteReviewHelpful(input: { review_id: $id, is_helpful: $helps, voter: $voter }) { votes }
}`;
const UPLOAD = `mutation ($file: String!) {
  uploadReviewPicture(input: { base64_encoded_file: $file }) { token }
}`;

interface Listed {
  items: { review_id: string; summary: string; helpful_count: number; pictures: { url: string; width: number }[] }[];
  star_counts: { stars: number; count: number }[];
}

async function list(shopper: Shopper, asked: object = {}): Promise<Listed> {
  const answer = await shopper.must<{ products: { items: { reviews: Listed }[] } }>(LIST, {
    sku: 'AUR-SP-1',
    ...asked,
  });
  return answer.products.items[0]!.reviews;
}

const starred = (...stars: number[]) =>
  stars.map((value, index) => ({ id: encodeUid(index + 1), value_id: encodeUid(index * 5 + value) }));

/** Writes a review that is approved at once; answers its id. */
async function say(shopper: Shopper, summary: string, stars: number, pictures: string[] = []): Promise<string> {
  const input = { sku: 'AUR-SP-1', nickname: 'Meera', summary, text: 'Loud.', ratings: starred(stars, stars, stars) };
  const answer = await shopper.must<{ createProductReview: { review: { review_id: string; pictures: unknown[] } } }>(
    WRITE,
    { input, pictures },
  );
  expect(answer.createProductReview.review.pictures, 'none is shown before it is approved').toEqual([]);
  shopper.sandbox.db.exec("UPDATE review SET status = 'approved'");
  shopper.sandbox.pass(60);
  return answer.createProductReview.review.review_id;
}

const vote = async (shopper: Shopper, id: string, helps: boolean, voter: string) =>
  (await shopper.must<{ voteReviewHelpful: { votes: number } }>(VOTE, { id, helps, voter })).voteReviewHelpful.votes;

const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];

// reviews-01
it('come by their stars and in another order', async () => {
  const shopper = makeShopper();
  const low = await say(shopper, 'Low', 2);
  await say(shopper, 'High', 5);
  await say(shopper, 'Middle', 4);
  await vote(shopper, low, true, one);
  const summaries = async (asked: object) => (await list(shopper, asked)).items.map(({ summary }) => summary);
  expect(await summaries({})).toEqual(['Middle', 'High', 'Low']);
  expect(await summaries({ sort: 'HELPFUL' })).toEqual(['Low', 'Middle', 'High']);
  expect(await summaries({ sort: 'HIGHEST' })).toEqual(['High', 'Middle', 'Low']);
  expect(await summaries({ sort: 'LOWEST' })).toEqual(['Low', 'Middle', 'High']);
  expect(await summaries({ stars: 4 })).toEqual(['Middle']);
  expect(await summaries({ stars: 3 })).toEqual([]);
  expect((await list(shopper, { stars: 4 })).star_counts).toEqual(
    [5, 4, 3, 2, 1].map(stars => ({ stars, count: [5, 4, 2].includes(stars) ? 1 : 0 })),
  );
});

// reviews-03
describe('a vote that a review helped', () => {
  it('counts once for each who says so, and can be taken back', async () => {
    const shopper = makeShopper();
    const id = await say(shopper, 'Loud', 5);
    expect(await vote(shopper, id, true, one)).toBe(1);
    expect(await vote(shopper, id, true, one)).toBe(1);
    expect(await vote(shopper, id, true, other)).toBe(2);
    expect(await vote(shopper, id, false, one)).toBe(1);
    expect(await vote(shopper, id, false, one)).toBe(1);
    expect((await list(shopper)).items[0]).toMatchObject({ helpful_count: 1 });
  });

  it("is a customer's from before the sign-in on, whatever the browser calls itself", async () => {
    const shopper = makeShopper();
    const id = await say(shopper, 'Loud', 5);
    await vote(shopper, id, true, one);
    await shopper.signIn('ravi@example.com');
    expect(await vote(shopper, id, true, one)).toBe(1);
    expect(await vote(shopper, id, true, other)).toBe(1);
    expect(await vote(shopper, id, false, other)).toBe(0);
  });

  it('is refused for what is not shown, and without a name', async () => {
    const shopper = makeShopper();
    const id = await say(shopper, 'Loud', 5);
    shopper.sandbox.db.exec("UPDATE review SET status = 'pending'");
    for (const [review, voter] of [
      [id, one],
      [encodeUid(99_999), one],
      ['no uid', one],
      [id, 'short'],
    ] as const)
      expect((await shopper.ask(VOTE, { id: review, helps: true, voter })).errors).toHaveLength(1);
    expect(rows(shopper.sandbox.db, 'SELECT * FROM review_vote')).toEqual([]);
  });
});

// reviews-04
describe('a picture of a review', () => {
  const photograph = () =>
    sharp({ create: { width: 600, height: 400, channels: 3, background: '#a06030' } })
      .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '12/1 58/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
  const upload = async (shopper: Shopper, file: Buffer) => shopper.ask(UPLOAD, { file: file.toString('base64') });
  const tokenOf = async (shopper: Shopper, file: Buffer) =>
    (await shopper.must<{ uploadReviewPicture: { token: string } }>(UPLOAD, { file: file.toString('base64') }))
      .uploadReviewPicture.token;

  it('is shown with its review, without place and camera', async () => {
    const shopper = makeShopper();
    const file = await photograph();
    expect((await sharp(file).metadata()).exif?.toString('latin1')).toContain('Secret Camera');
    const token = await tokenOf(shopper, Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]));
    const address = `http://sandbox.test/media/review/${token}.jpg`;
    expect((await shopper.sandbox.fetch(new Request(address))).status).toBe(404);
    await say(shopper, 'With a picture', 5, [token]);
    const [picture] = (await list(shopper)).items[0]!.pictures;
    expect(picture).toMatchObject({ width: 600, height: 400 });
    const shown = await shopper.sandbox.fetch(new Request(address));
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('script')).toBe(false);
  });

  it.each([
    ['nothing', () => Buffer.alloc(0)],
    ['a page', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['a drawing with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a GIF', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a picture that breaks off', async () => (await photograph()).subarray(0, 300)],
    [
      'more pixels than anybody looks at',
      () =>
        sharp({ create: { width: 2001, height: 10, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
    ['more bytes than a page can bear', async () => Buffer.concat([await photograph(), Buffer.alloc(190_000)])],
  ])('is refused where it is %s', async (_, file) => {
    const shopper = makeShopper();
    expect((await upload(shopper, await file())).errors).toMatchObject([
      { message: 'Choose a JPEG, PNG or WebP of at most 180 KB.', extensions: { category: 'graphql-input' } },
    ]);
    expect(rows(shopper.sandbox.db, 'SELECT * FROM review_picture WHERE bytes IS NOT NULL')).toEqual([]);
  });

  it('belongs to one review, of which it may be one of four, and waits a day for it', async () => {
    const shopper = makeShopper();
    const file = await photograph();
    const token = await tokenOf(shopper, file);
    await say(shopper, 'First', 5, [token]);
    const input = { sku: 'AUR-SP-1', nickname: 'M', summary: 'S', text: 'T', ratings: starred(5, 5, 5) };
    for (const pictures of [[token], Array.from({ length: 5 }, () => 'x'), ['no token']])
      expect((await shopper.ask(WRITE, { input, pictures })).errors).toHaveLength(1);
    expect(rows(shopper.sandbox.db, "SELECT * FROM review WHERE summary = 'S'")).toEqual([]);
    const late = await tokenOf(shopper, file);
    shopper.sandbox.pass(25 * 60 * 60);
    await tokenOf(shopper, file);
    expect((await shopper.ask(WRITE, { input, pictures: [late] })).errors).toHaveLength(1);
  });
});
