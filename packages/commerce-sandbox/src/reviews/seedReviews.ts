import { rows, run } from '../database.ts';
import type { SeedDeps } from '../seed/SeedDeps.ts';
import { type Mood, names, parcels, summaries, voices } from './reviewTexts.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Of one product. */
const MOST_REVIEWS = 26;
/** Where no parcel comes there is less to write of. */
const MOST_WITHOUT_PARCEL = 12;

/** What is rated ten times as often has a few reviews more, not ten times as many. */
const reviewsFor = (ratings: number, withParcel: boolean): number =>
  Math.min(ratings, withParcel ? MOST_REVIEWS : MOST_WITHOUT_PARCEL, Math.max(3, Math.round(2 * Math.log2(ratings))));

/** How many a long review of two months helps. */
const helpfulness = [0, 1, 2, 3, 5, 7, 9, 12, 18, 26];
/** Characters. */
const LONG_TEXT = 160;

/** Path of the first category of a row of `product`, in SQL. */
export const DEPARTMENT =
  '(SELECT min(category.url_path) FROM product_category JOIN category ON category.id = category_id WHERE product_category.product_id = product.id AND assigned = 1)';

/** Whether what stands there is sent, or only told of by mail. */
export const hasParcel = (department: string, type: string): boolean =>
  !department.startsWith('vouchers') && type !== 'downloadable';

interface Rated {
  id: number;
  rating_percent: number;
  rating_count: number;
  type: string;
  department: string;
}

/** Numbers that look random and are the same for the same seed. */
export function dice(seed: number): <T>(list: readonly T[]) => T {
  let state = seed;
  return list => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return list[Math.floor(((state >>> 8) / 2 ** 24) * list.length)]!;
  };
}

/** Takes from a list without putting back, so that one product's reviews do not repeat each other. */
export function deal<T>(list: readonly T[], pick: <E>(list: readonly E[]) => E): () => T {
  let left = [...list];
  return () => {
    if (left.length === 0) left = [...list];
    const taken = pick(left);
    left = left.filter(each => each !== taken);
    return taken;
  };
}

/** So many whole numbers of stars whose mean is as near to `percent` as can be, not all of them the same. */
export function starsFor(percent: number, count: number): number[] {
  const total = Math.round((percent / 20) * count);
  const low = Math.floor(total / count);
  const stars = Array.from({ length: count }, (_, index) => low + (index < total - low * count ? 1 : 0));
  // One fewer here, one more there: opinions differ.
  for (let pairs = Math.ceil(count / 8); pairs > 0; pairs--) {
    const last = stars.lastIndexOf(4);
    const first = stars.indexOf(4);
    if (first >= 0 && last > first) [stars[first], stars[last]] = [5, 3];
  }
  return stars;
}

/** How often another text is looked for in the place of one that somebody has written already. */
const MOST_TRIES = 50;

const shuffled = (stars: readonly number[], pick: <E>(list: readonly E[]) => E): number[] => {
  const next = deal([...stars.keys()], pick);
  return stars.map(() => stars[next()]!);
};

/** How content who gives so many stars is. */
export const moodOf = (stars: number): Mood => (stars >= 5 ? 'delighted' : stars === 4 ? 'content' : 'mixed');

/**
 * Reviews to read for all rated products. They come near to the rating that the catalogue gives, and are all that there
 * is: how many there are and how many stars they give is what the product shows from then on. The same in every
 * database.
 */
export function seedReviews({ db, now }: SeedDeps): void {
  const rated = rows<Rated>(
    db,
    `SELECT product.id, rating_percent, rating_count, type,
       ${DEPARTMENT} AS department
     FROM product WHERE parent_id IS NULL AND rating_count > 0 ORDER BY product.id`,
  );
  for (const product of rated) reviewProduct({ db, now }, product);
}

function reviewProduct(
  { db, now }: Pick<SeedDeps, 'db' | 'now'>,
  { id, rating_percent: percent, rating_count: count, type, department }: Rated,
): void {
  const [first = '', second] = department.split('/');
  const own = voices[department] ?? voices[`${first}/${second}`] ?? voices[first];
  if (!own) return;
  const withParcel = hasParcel(department, type);
  const pick = dice(id * 7919);
  const nickname = deal(names, pick);
  const written = shuffled(starsFor(percent, reviewsFor(count, withParcel)), pick).map(stars => {
    const spread = pick([
      [0, 0, 0],
      [0, -1, 1],
      [1, -1, 0],
      [0, 1, -1],
      [0, 0, 0],
    ]).map(step => (stars === 5 ? 0 : step));
    return { stars, ratings: spread.map(step => stars + step) };
  });
  run(db, 'INSERT INTO review_carried (product_id, ratings, percent_sum) VALUES (?, 0, 0)', id);
  const dealt = new Map<string, () => string>();
  const say = (key: string, list: readonly string[]): string => {
    const next = dealt.get(key) ?? deal(list, pick);
    dealt.set(key, next);
    return next();
  };
  const said = new Set<string>();
  const vote = dice(id * 104_729);
  let age = pick([2, 5, 9, 14]);
  for (const { stars, ratings } of written) {
    const mood = moodOf(stars);
    const compose = () =>
      [
        ...new Set([
          say(`own ${mood}`, own[mood]),
          ...(pick([true, false]) ? [say(`own ${mood}`, own[mood])] : []),
          say(`parcel ${mood}`, withParcel ? parcels[mood] : ['']),
        ]),
      ]
        .filter(Boolean)
        .join(' ');
    let text = compose();
    for (let tries = 0; said.has(text) && tries < MOST_TRIES; tries++) text = compose();
    said.add(text);
    run(
      db,
      "INSERT INTO review (product_id, status, nickname, summary, text, quality, worth, price, created_at, helpful) VALUES (?, 'approved', ?, ?, ?, ?, ?, ?, ?, ?)",
      id,
      nickname(),
      say(`summary ${mood}`, summaries[mood]),
      text,
      ...(ratings as [number, number, number]),
      now.getTime() - age * DAY - id * 60_000,
      Math.round(vote(helpfulness) * Math.min(1, age / 60) * (text.length / LONG_TEXT)),
    );
    age += pick([6, 11, 17, 23, 40]);
  }
  run(
    db,
    "UPDATE product SET (rating_count, rating_percent) = (SELECT count(*), round(avg(percent)) FROM review WHERE product_id = ?1 AND status = 'approved') WHERE id = ?1",
    id,
  );
}
