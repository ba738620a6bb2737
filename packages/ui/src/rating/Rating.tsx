import * as text from '@shop/messages/rating';
import { formatNumber } from '../price/formatNumber.ts';
import css from './Rating.module.css';

export interface RatingProps {
  /** 0 to 100, as the back end says it. */
  percent: number;
  /** How many gave it; left out, it is that of one, and only the stars are seen. */
  count?: number;
  /** `small` has one star for all, where many products stand beside each other. */
  size?: 'medium' | 'small';
}

/** What shoppers think of a product: stars out of five and how many rated it. Nothing where nobody did. */
export function Rating({ percent, count, size = 'medium' }: RatingProps) {
  if (count !== undefined && count <= 0) return null;
  const stars = (percent / 20).toFixed(1);
  const full = size === 'small' ? 100 : percent;
  return (
    <span
      className={css['rating']}
      data-size={size}
      {...(count === undefined && { role: 'img', 'aria-label': text.outOf(stars) })}
    >
      <span
        className={css['stars']}
        style={{
          backgroundImage: `linear-gradient(to right, var(--color-coin) ${full}%, var(--color-star-empty) ${full}%)`,
        }}
        aria-hidden="true"
      />
      {count !== undefined && (
        <span role="img" aria-label={text.outOfFive(stars, count)}>
          {stars} ({formatNumber(count)})
        </span>
      )}
    </span>
  );
}
