import { inputError } from '../errors.ts';
import { byLocale, type Locale } from '../store/byLocale.ts';
import { decodeId, encodeUid } from '../uid.ts';

/** What a product is rated by: Magento's three default ratings. `column` is that of the table `review`. */
export const ratings = [
  { id: 1, column: 'quality' },
  { id: 2, column: 'worth' },
  { id: 3, column: 'price' },
] as const;

export type RatingColumn = (typeof ratings)[number]['column'];

/** What the ratings are called in a store view. */
export const ratingNames = byLocale<Record<RatingColumn, string>>({
  en_US: { quality: 'Quality', worth: 'Value', price: 'Price' },
  hi_IN: { quality: 'गुणवत्ता', worth: 'पैसा वसूल', price: 'क़ीमत' },
});

const HIGHEST = 5;
const values = Array.from({ length: HIGHEST }, (_, index) => index + 1);

/** Magento numbers the values of all ratings through: 1 to 5 are Quality's, 6 to 10 Value's. */
const valueId = (ratingId: number, value: number): number => (ratingId - 1) * HIGHEST + value;

/** ProductReviewRatingsMetadata. */
export const ratingsMetadata = (locale: Locale) => ({
  items: ratings.map(({ id, column }) => ({
    id: encodeUid(id),
    name: ratingNames[locale][column],
    values: values.map(value => ({ value: String(value), value_id: encodeUid(valueId(id, value)) })),
  })),
});

/** One entry of CreateProductReviewInput.ratings. */
export interface RatingInput {
  id: string;
  value_id: string;
}

/**
 * What was chosen for each rating. Throws graphql-input for ids that are none and when one of the three was left out:
 * Magento's shop asks for each.
 */
export function readRatings(given: readonly (RatingInput | null)[]): Record<RatingColumn, number> {
  const chosen = given
    .filter(each => each !== null)
    .map(each => {
      const rating = ratings.find(({ id }) => id === decodeId(each.id));
      const value = values.find(candidate => rating && valueId(rating.id, candidate) === decodeId(each.value_id));
      if (!rating) throw inputError(`Value of uid "${each.id}" is incorrect.`);
      if (value === undefined) throw inputError(`Value of uid "${each.value_id}" is incorrect.`);
      return [rating.column, value] as const;
    });
  const byColumn = new Map(chosen);
  const [quality, worth, price] = ratings.map(({ column }) => byColumn.get(column));
  if (quality === undefined || worth === undefined || price === undefined)
    throw inputError('Please select one of each of the ratings above.');
  return { quality, worth, price };
}
