import { GetReviews } from '@shop/commerce-client';
import * as text from '@shop/messages/reviews';
import { addToast, toastLifetimes, useAppDispatch } from '@shop/state';
import { Button, EmptyState, formatNumber, Notice } from '@shop/ui';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { region } from '../../context/region.tsx';
import { useCommerce } from '../../context/CommerceContext.ts';
import { serverDate } from '../shared/dates.ts';
import { lateDialog } from '../shared/late.tsx';
import { breakdown, reviewsOf } from './reviewModel.ts';
import css from './Reviews.module.css';
import type { FirstReviews } from './loadReviews.ts';
import type { ReviewedProduct } from './reviewModel.ts';
import { Stars } from './Stars.tsx';

const ReviewDialog = lateDialog(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);

const pageSize = 5;

export interface ReviewsProps {
  product: ReviewedProduct;
  first: FirstReviews;
}

/** What shoppers say: the average, how it comes about, the reviews page by page, and the way to write one. */
function DefaultReviews({ product, first }: ReviewsProps) {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const [pages, setPages] = useState([first.reviews]);
  const [state, setState] = useState<'loading' | 'failed'>();
  const [writing, setWriting] = useState(false);
  const reviews = pages.flatMap(reviewsOf);
  const { current_page: current, total_pages: total } = pages.at(-1)?.page_info ?? {};
  const bars = breakdown(first.latest);
  const counted = bars.reduce((sum, { count }) => sum + count, 0);
  const sku = product.sku ?? '';

  const more = async () => {
    setState('loading');
    try {
      const { products } = await client.query(GetReviews, {
        urlKey: product.url_key ?? '',
        page: (current ?? 1) + 1,
        pageSize,
      });
      const next = products?.items?.[0]?.reviews;
      if (!next) throw new Error(`getReviews: no product ${sku}`);
      setPages(before => [...before, next]);
      setState(undefined);
    } catch {
      setState('failed');
    }
  };
  const write = (
    <Button kind="secondary" onClick={() => setWriting(true)}>
      {text.write}
    </Button>
  );

  return (
    <div className={css['reviews']}>
      <h2 id="reviews-title">{text.title}</h2>
      {reviews.length === 0 && product.review_count === 0 ? (
        <EmptyState picture={<MessageSquareText size={48} strokeWidth={1.25} />} title={text.emptyTitle} action={write}>
          {text.empty}
        </EmptyState>
      ) : (
        <>
          <div className={css['summary']}>
            <div>
              <p className={css['average']}>
                <strong>{(product.rating_summary / 20).toFixed(1)}</strong>
                <Stars percent={product.rating_summary} />
              </p>
              <p className={css['quiet']}>{text.ratings(product.review_count, formatNumber(product.review_count))}</p>
            </div>
            {counted > 0 && (
              <div>
                <p className={css['quiet']}>{text.latest(counted)}</p>
                <ul className={css['bars']}>
                  {bars.map(({ stars, count }) => (
                    <li key={stars} className={css['bar']} aria-label={text.starsShare(stars, count)}>
                      <span aria-hidden>{stars} ★</span>
                      <span className={css['track']} aria-hidden>
                        <span style={{ inlineSize: `${(count / counted) * 100}%` }} />
                      </span>
                      <span aria-hidden>{count}</span>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
          {reviews.length === 0 ? (
            <p>{text.noneWritten}</p>
          ) : (
            <ul className={css['list']}>
              {reviews.map((review, index) => (
                <li key={index} className={css['review']}>
                  <h3>{review.summary}</h3>
                  {review.average_rating > 0 && <Stars percent={review.average_rating} />}
                  <p>{review.text}</p>
                  <p className={css['quiet']}>{text.by(review.nickname, serverDate(review.created_at))}</p>
                </li>
              ))}
            </ul>
          )}
          {state === 'failed' && (
            <Notice tone="danger" urgent>
              {text.notLoaded}
            </Notice>
          )}
          <div className={css['foot']}>
            {(current ?? 1) < (total ?? 1) && (
              <Button kind="secondary" busy={state === 'loading'} onClick={() => void more()}>
                {text.more}
              </Button>
            )}
            {write}
          </div>
        </>
      )}
      {writing && (
        <ReviewDialog
          sku={sku}
          name={product.name ?? ''}
          onClose={() => setWriting(false)}
          onSent={() => {
            setWriting(false);
            dispatch(
              addToast({ type: 'success', message: text.sent, dismissable: true, timeout: toastLifetimes.OFFER_MS }),
            );
          }}
        />
      )}
    </div>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** Ratings and reviews of a product. */
    Reviews: ReviewsProps;
  }
}

export const Reviews = region('Reviews', DefaultReviews);
