import * as text from '@shop/messages/reviews';
import { formatNumber, Rating, VisuallyHidden } from '@shop/ui';
import { Link } from 'react-router';
import { useStayHere } from '../shared/useStayHere.ts';
import { reviewsHref, type AskedReviews } from './askedReviews.ts';
import type { ReviewedProduct, StarCount } from './reviewModel.ts';
import css from './ReviewSummary.module.css';

export interface ReviewSummaryProps {
  /** Its average in percent, and how many reviewed it. */
  product: ReviewedProduct;
  /** How many reviews gave how many stars, in the order of the bars. */
  bars: StarCount[];
  /** What the address asks for; absent where reviews cannot be asked for by stars. */
  asked?: AskedReviews | undefined;
}

interface BarProps {
  count: number;
  stars: number;
  /** Of all bars. */
  counted: number;
}

const Bar = ({ stars, count, counted }: BarProps) => (
  <>
    <VisuallyHidden>{text.starsShare(stars, count)}</VisuallyHidden>
    <span className={css['stars']} aria-hidden>
      {stars} <Rating percent={100} size="small" />
    </span>
    <span className={css['track']} aria-hidden>
      <span style={{ inlineSize: `${(count / counted) * 100}%` }} />
    </span>
    <span aria-hidden>{formatNumber(count)}</span>
  </>
);

/** The average, and how it comes about: each bar leads to its reviews, and the chosen one back to all (reviews-01). */
export function ReviewSummary({ product, bars, asked }: ReviewSummaryProps) {
  const { linkTo } = useStayHere();
  const counted = bars.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={css['summary']}>
      <div>
        <p className={css['average']}>
          <strong>{(product.rating_summary / 20).toFixed(1)}</strong>
          <Rating percent={product.rating_summary} />
        </p>
        <p className={css['quiet']}>{text.ratings(product.review_count, formatNumber(product.review_count))}</p>
      </div>
      {counted > 0 && (
        <div>
          {!asked && <p className={css['quiet']}>{text.latest(counted)}</p>}
          <ul className={css['bars']} {...(asked && { 'aria-label': text.byStars })}>
            {bars.map(({ stars, count }) => {
              const isChosen = asked?.stars === stars;
              const { href, onClick } = linkTo(params => reviewsHref(params, { stars: isChosen ? undefined : stars }));
              return asked && (count > 0 || isChosen) ? (
                <li key={stars}>
                  <Link
                    to={href}
                    className={css['bar']}
                    rel="nofollow"
                    onClick={onClick}
                    aria-current={isChosen || undefined}
                  >
                    <Bar stars={stars} count={count} counted={counted} />
                  </Link>
                </li>
              ) : (
                <li key={stars} className={css['bar']}>
                  <Bar stars={stars} count={count} counted={counted} />
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}
