import * as text from '@shop/messages/reviews';
import { formatNumber, Rating, VisuallyHidden } from '@shop/ui';
import { ThumbsUp } from 'lucide-react';
import { useFeature } from '../../context/features.ts';
import { serverDate } from '../shared/dates.ts';
import css from './ReviewItem.module.css';
import { ReviewPictures } from './ReviewPictures.tsx';
import type { Review } from './reviewModel.ts';

export interface ReviewItemProps {
  /** One of the page; its average in percent, 0 for none. */
  review: Review;
  /** Absent where nobody counts whom a review helped. */
  helpful?:
    | {
        count: number;
        /** Whether this visitor said so. */
        isHelpful: boolean;
        onVote: (isHelpful: boolean) => void;
      }
    | undefined;
}

/** What one shopper says, with their pictures, and whether it helped others. */
export function ReviewItem({ review, helpful }: ReviewItemProps) {
  const hasPictures = useFeature('review-pictures');
  return (
    <li className={css['review']}>
      <h3>{review.summary}</h3>
      {review.average_rating > 0 && <Rating percent={review.average_rating} />}
      <p>{review.text}</p>
      {hasPictures && <ReviewPictures pictures={review.pictures} by={review.nickname} />}
      <p className={css['quiet']}>{text.by(review.nickname, serverDate(review.created_at))}</p>
      {helpful && (
        <button
          type="button"
          className={css['helpful']}
          aria-pressed={helpful.isHelpful}
          onClick={() => helpful.onVote(!helpful.isHelpful)}
        >
          <ThumbsUp size={18} strokeWidth={1.5} aria-hidden />
          <VisuallyHidden>{text.helpfulOf(helpful.count, review.summary)}</VisuallyHidden>
          <span aria-hidden>{text.helpful}</span>
          {helpful.count > 0 && (
            <span className={css['count']} aria-hidden>
              {formatNumber(helpful.count)}
            </span>
          )}
        </button>
      )}
    </li>
  );
}
