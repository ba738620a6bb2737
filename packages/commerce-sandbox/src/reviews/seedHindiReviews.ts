import type { DatabaseSync } from 'node:sqlite';
import { rows, run } from '../database.ts';
import type { Locale } from '../store/byLocale.ts';
import { hindiParcels, hindiSummaries, hindiVoices } from './hindiReviewTexts.ts';
import type { Mood } from './reviewTexts.ts';
import { deal, DEPARTMENT, dice, hasParcel, moodOf } from './seedReviews.ts';

const HINDI: Locale = 'hi_IN';

/** Of so many reviews one is by somebody who writes Hindi. */
const ONE_IN = 3;

interface Written {
  id: number;
  product_id: number;
  stars: number;
  type: string;
  department: string;
}

/**
 * What some reviewers wrote in Hindi, and what other store views show of it in English. They are as content as their
 * stars say. The same in every database.
 */
export function seedHindiReviews(db: DatabaseSync): void {
  const written = rows<Written>(
    db,
    `SELECT review.id, product_id, round(percent / 20) AS stars, product.type, ${DEPARTMENT} AS department
     FROM review JOIN product ON product.id = product_id ORDER BY product_id, review.id`,
  );
  for (const [productId, reviews] of Map.groupBy(written, review => review.product_id)) {
    const say = speaker(productId);
    for (const [index, { id, stars, type, department }] of reviews.entries()) {
      if ((index + productId) % ONE_IN !== 0) continue;
      const { summary, text } = say(moodOf(stars), hasParcel(department, type));
      run(
        db,
        'INSERT INTO review_in_language (review_id, locale, summary, text) VALUES (?, ?, ?, ?)',
        id,
        HINDI,
        summary,
        text,
      );
    }
  }
}

/** Says something in Hindi of one product, and as long as there is more to say never the same. */
function speaker(productId: number) {
  const pick = dice(productId * 15_485_863);
  const dealt = (voices: Readonly<Record<Mood, readonly string[]>>) => ({
    delighted: deal(voices.delighted, pick),
    content: deal(voices.content, pick),
    mixed: deal(voices.mixed, pick),
  });
  const [summaries, sentences, parcels] = [dealt(hindiSummaries), dealt(hindiVoices), dealt(hindiParcels)];
  return (mood: Mood, withParcel: boolean) => ({
    summary: summaries[mood](),
    text: [sentences[mood](), withParcel ? parcels[mood]() : ''].filter(Boolean).join(' '),
  });
}
