import { GetReviews } from '@shop/commerce-client';
import * as text from '@shop/messages/reviews';
import { addToast, toastLifetimes, useAppDispatch } from '@shop/state';
import { Button, formatNumber, Notice, VisuallyHidden } from '@shop/ui';
import { MessageSquareText } from 'lucide-react';
import { useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigation, useSearchParams } from 'react-router';
import { useCommerce } from '../../context/CommerceContext.ts';
import { useFeature } from '../../context/features.ts';
import { region } from '../../context/region.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { lateDialog } from '../shared/late.tsx';
import { giveFocus } from '../shared/useKeptFocus.ts';
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
  const [further, setFurther] = useState<{ first: FirstReviews; pages: Page[] }>({ first, pages: [first.reviews] });
  const [state, setState] = useState<'loading' | 'failed'>();
  const [writing, setWriting] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const asked = readAsked(params);
  // Other reviews were asked for: they begin anew.
  const pages: Page[] = further.first === first ? further.pages : [first.reviews];
  const reviews = pages.flatMap(reviewsOf);
  const { current_page: current, total_pages: total } = pages.at(-1)?.page_info ?? {};
  const bars = breakdown(first);
  const sku = product.sku ?? '';
  const chosen = asked.stars === undefined ? undefined : bars.find(({ stars }) => stars === asked.stars);

  const more = async ({ currentTarget: button, detail }: MouseEvent<HTMLElement>) => {
    setState('loading');
    try {
      const { products } = await client.query(GetReviews, {
        urlKey: product.url_key ?? '',
        page: (current ?? 1) + 1,
        pageSize,
        stars: asked.stars ?? null,
        sort: sortCode(asked.sort),
      });
      const next = products?.items?.[0]?.reviews;
      if (!next) throw new Error(`getReviews: no product ${sku}`);
      const { activeElement: at } = document;
      flushSync(() => {
        setFurther({ first, pages: [...pages, next] });
        setState(undefined);
      });
      // The keyboard goes on at the first that is new, and so does everybody else once the button is gone; not who is elsewhere
      // by now.
      if ((at === button || at === document.body) && (detail === 0 || !button.isConnected))
        giveFocus(list.current?.children[reviews.length]?.querySelector('h3'));
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
            {(current ?? 1) < (total ?? 1) && (
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
