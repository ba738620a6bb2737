import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type Artwork, type Snapshot, snapshotSize } from '@shop/artwork';
import { rows, run } from '../database.ts';

type Scene = Snapshot['scene'];

interface Written {
  id: number;
  product_id: number;
  created_at: number;
  artwork: string;
  department: string | null;
}

/** Where shoppers photograph the goods of a department, by the start of its path; nowhere what nobody can hold. */
const scenesOf: readonly (readonly [start: string, scenes: readonly Scene[]])[] = [
  ['fashion', ['bed', 'floor']],
  ['kitchen-dining', ['kitchen', 'desk']],
  ['grocery-gourmet', ['kitchen']],
  ['beauty-personal-care', ['desk', 'bed']],
  ['books-stationery', ['desk', 'bed']],
  ['toys-games', ['floor', 'bed']],
  ['sports-fitness', ['floor']],
  ['mobiles-tablets', ['desk', 'bed']],
  ['laptops-computers', ['desk']],
  ['audio', ['desk', 'bed']],
  ['wearables-cameras', ['desk', 'floor']],
];

/** Too large for a table, fixed to a wall, or nothing that is held. */
const unfit = new Set(['bicycle', 'software-box', 'streaming-pass', 'care-plan', 'course-pass', 'voucher', 'suitcase']);

/** Of so many reviews one has pictures. */
const ONE_IN = 8;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Gives some of the seeded reviews the pictures that their writers took: the same ones in every database. */
export function seedReviewPictures(db: DatabaseSync): void {
  const written = rows<Written>(
    db,
    `SELECT review.id, review.product_id, review.created_at, product_image.artwork,
       (SELECT min(category.url_path) FROM product_category JOIN category ON category.id = category_id
         WHERE product_category.product_id = review.product_id AND assigned = 1) AS department
     FROM review JOIN product_image ON product_image.product_id = review.product_id AND product_image.position = 1
     WHERE review.status = 'approved' ORDER BY review.id`,
  );
  for (const { id, created_at: time, artwork, department } of written) {
    const chance = digest(`pictures of review ${id}`);
    const scenes = scenesOf.find(([start]) => department?.startsWith(start))?.[1];
    const drawn = JSON.parse(artwork) as Partial<Artwork>;
    if (!scenes || drawn.shape === undefined || unfit.has(drawn.shape) || chance[0]! % ONE_IN > 0) continue;
    const scene = scenes[chance[1]! % scenes.length]!;
    const views = (['angle', 'front', 'detail'] as const).slice(0, 1 + (chance[2]! % 3));
    for (const [index, view] of views.entries()) {
      const snapshot: Snapshot = { artwork: drawn as Artwork, view, scene };
      run(
        db,
        'INSERT INTO review_picture (review_id, token, drawing, width, height, created_at) VALUES (?, ?, ?, ?, ?, ?)',
        id,
        digest(`picture ${index} of review ${id}`).toString('hex').slice(0, 32),
        JSON.stringify(snapshot),
        snapshotSize.width,
        snapshotSize.height,
        time,
      );
    }
  }
}
