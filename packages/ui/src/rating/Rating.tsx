import * as text from '@shop/messages/rating';
import { formatNumber } from '../price/formatNumber.ts';
import css from './Rating.module.css';

export interface RatingProps {
  /** 0 to 100, as the back end says it. */
  percent: number;
  /** How many gave it. */
  count: number;
}

/** What shoppers think of a product: stars out of five and how many rated it. Nothing without ratings. */
export function Rating({ percent, count }: RatingProps) {
  if (count <= 0) return null;
  const stars = (percent / 20).toFixed(1);
  return (
    <span className={css['rating']}>
      <span
        className={css['stars']}
        style={{
          backgroundImage: `linear-gradient(to right, var(--color-coin) ${percent}%, var(--color-star-empty) ${percent}%)`,
        }}
        aria-hidden="true"
      />
      <span role="img" aria-label={text.outOfFive(stars, count)}>
        {stars} ({formatNumber(count)})
      </span>
    </span>
  );
}
