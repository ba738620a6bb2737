import { Served } from '../shared/Served.tsx';
import type { ServedCode } from '../shared/useServed.ts';
import type { ReviewsProps } from './Reviews.tsx';
// What the server wrote needs the sheets of all that it shows, long before its code.
import './ReviewItem.module.css';
import './ReviewOrder.module.css';
import './ReviewPictures.module.css';
import './Reviews.module.css';
import './ReviewSummary.module.css';

const load = async () => (await import('./Reviews.tsx')).Reviews;

const code: ServedCode<ReviewsProps> = { load, Part: import.meta.env.SSR ? await load() : undefined };

/** The reviews of a product, below the fold: their code pages on and takes reviews. */
export const ReviewsPlace = (props: ReviewsProps) => (
  <Served code={code} part={props} whenNear id="reviews" aria-labelledby="reviews-title" />
);
