import * as text from '@shop/messages/reviews';
import * as v from 'valibot';
import { atMost, filled } from '../shared/fieldRules.ts';

const limited = (missing: string, most: number) => v.pipe(filled(missing), atMost(most));

/** What a review needs (Magento's own lengths); a value for each rating that the shop asks for. */
export const reviewSchema = (ratings: string[]) =>
  v.object({
    ratings: v.object(
      Object.fromEntries(ratings.map(id => [id, v.pipe(v.string(text.rateFirst), v.nonEmpty(text.rateFirst))])),
    ),
    nickname: limited(text.nicknameMissing, 128),
    summary: limited(text.summaryMissing, 255),
    text: limited(text.textMissing, 5000),
  });

export interface ReviewValues {
  /** Uid of the value by uid of the rating. */
  ratings: Record<string, string>;
  nickname: string;
  summary: string;
  text: string;
}
