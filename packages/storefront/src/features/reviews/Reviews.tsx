import { GetReviews } from '@shop/commerce-client';
import * as text from '@shop/messages/reviews';
import { addToast, toastLifetimes, useAppDispatch } from '@shop/state';
import { Button, formatNumber, Notice, VisuallyHidden } from '@shop/ui';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { useCommerce } from '../../context/CommerceContext.ts';
import { useFeature } from '../../context/features.ts';
import { region } from '../../context/region.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { lateDialog } from '../shared/late.tsx';
import { useFurther } from '../shared/useFurther.ts';
import { readAsked, reviewSorts, sortCode } from './askedReviews.ts';
import type { FirstReviews } from './loadReviews.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { breakdown, reviewsOf, type ReviewedProduct } from './reviewModel.ts';
import { ReviewOrder } from './ReviewOrder.tsx';
import css from './Reviews.module.css';
import { ReviewSummary } from './ReviewSummary.tsx';
import { useVotes } from './useVotes.ts';

const ReviewDialog = lateDialog(async () => (await import('./ReviewDialog.tsx')).ReviewDialog);

const pageSize = 5;

type Page = Pick<FirstReviews['reviews'], 'items' | 'page_info'>;

export interface ReviewsProps {
  /** Its average in percent, and how many reviewed it; its url key names it to the back end. */
  product: ReviewedProduct;
  /** As the address asks for them. */
  first: FirstReviews;
}

/**
 * What shoppers say: the average, how it comes about, the reviews page by page, those of so many stars or in another
 * order, whom they helped, and the way to write one.
 */
function DefaultReviews({ product, first }: ReviewsProps) {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const { location } = useNavigation();
  const isAskable = useFeature('review-filters');
  const isVotable = useFeature('helpful-votes');
  const votes = useVotes();
  const [writing, setWriting] = useState(false);
  const asked = readAsked(params);
  const sku = product.sku ?? '';
  const { pages, state, hasMore, list, more } = useFurther<Page>(first.reviews, async page => {
    const { products } = await client.query(GetReviews, {
      urlKey: product.url_key ?? '',
      page,
      pageSize,
      stars: asked.stars ?? null,
      sort: sortCode(asked.sort),
    });
    const next = products?.items?.[0]?.reviews;
    if (!next) throw new Error(`getReviews: no product ${sku}`);
    return next;
  });
  const reviews = pages.flatMap(reviewsOf);
  const bars = breakdown(first);
  const chosen = asked.stars === undefined ? undefined : bars.find(({ stars }) => stars === asked.stars);

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
          <ReviewSummary product={product} bars={bars} asked={isAskable ? asked : undefined} />
          {isAskable && (reviews.length > 0 || asked.stars !== undefined) && (
            <ReviewOrder asked={asked} sorts={reviewSorts.filter(sort => isVotable || sort !== 'helpful')} />
          )}
          <p role="status">
            <VisuallyHidden>
              {chosen && text.found(chosen.count, formatNumber(chosen.count), chosen.stars)}
            </VisuallyHidden>
          </p>
          {reviews.length === 0 ? (
            <p>{asked.stars === undefined ? text.noneWritten : text.noneOfStars}</p>
          ) : (
            <ul ref={list} className={css['list']} data-coming={location?.hash === '#reviews' || undefined}>
              {reviews.map((review, index) => {
                const { isHelpful, count } = votes.of(review.review_id, review.helpful_count);
                return (
                  <ReviewItem
                    key={review.review_id || index}
                    review={review}
                    helpful={
                      isVotable
                        ? {
                            isHelpful,
                            count,
                            onVote: helps => votes.vote(review.review_id, helps, count),
                          }
                        : undefined
                    }
                  />
                );
              })}
            </ul>
          )}
          {state === 'failed' && (
            <Notice tone="danger" urgent>
              {text.notLoaded}
            </Notice>
          )}
          <div className={css['foot']}>
            {hasMore && (
              <Button kind="secondary" busy={state === 'loading'} onClick={event => void more(event)}>
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
