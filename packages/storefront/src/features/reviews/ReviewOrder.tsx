import * as text from '@shop/messages/reviews';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useKeptFocus } from '../shared/useKeptFocus.ts';
import { useStayHere } from '../shared/useStayHere.ts';
import { reviewsHref, type AskedReviews, type ReviewSort } from './askedReviews.ts';
import css from './ReviewOrder.module.css';

export interface ReviewOrderProps {
  /** The stars and the order that the address asks for. */
  asked: AskedReviews;
  /** Those that the back end knows. */
  sorts: readonly ReviewSort[];
}

/** How the reviews are ordered and which stars are chosen, as links: they lead on before there is any script. */
export function ReviewOrder({ asked, sorts }: ReviewOrderProps) {
  const { stars } = asked;
  const { linkTo } = useStayHere();
  const order = useRef<HTMLDivElement>(null);
  // What takes the stars back goes with them.
  useKeptFocus(String(stars), () => order.current?.querySelector<HTMLElement>('[aria-current]'));
  const toAll = linkTo(params => reviewsHref(params, { stars: undefined }));
  return (
    <div ref={order} className={css['order']}>
      {stars !== undefined && (
        <Link
          className={css['choice']}
          to={toAll.href}
          rel="nofollow"
          onClick={toAll.onClick}
          aria-label={text.notOnlyStars(stars)}
        >
          {text.stars(stars)}
          <X size={16} strokeWidth={1.5} aria-hidden />
        </Link>
      )}
      <ul className={css['sorts']} aria-label={text.sortBy}>
        {sorts.map(sort => {
          const { href, onClick } = linkTo(params => reviewsHref(params, { sort }));
          return (
            <li key={sort}>
              <Link
                className={css['choice']}
                to={href}
                rel="nofollow"
                onClick={onClick}
                aria-current={sort === asked.sort || undefined}
              >
                {text.sorts[sort]}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
