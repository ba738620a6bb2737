import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { FirstReviews } from './loadReviews.ts';
import type { ReviewedProduct } from './reviewModel.ts';
import './Reviews.module.css';

export interface ReviewsProps {
  product: ReviewedProduct;
  first: FirstReviews;
}

const load = async () => (await import('./Reviews.tsx')).Reviews;

let Reviews: ComponentType<ReviewsProps> | undefined = import.meta.env.SSR ? await load() : undefined;

/** Keeps what stands in the document already. */
const asServed = { __html: '' };

/**
 * The reviews of a product, below the fold. The server renders them; in the browser its markup stays as it is until a
 * shopper comes near: then the code is fetched that pages on and takes reviews.
 */
export function ReviewsPlace(props: ReviewsProps) {
  const place = useRef<HTMLElement>(null);
  const [Here, setHere] = useState(() => Reviews);
  useEffect(() => {
    const seen = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return;
      seen.disconnect();
      load().then(component => {
        Reviews = component;
        setHere(() => component);
      }, () => undefined);
    }, { rootMargin: '600px' });
    if (place.current) seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  const section = { ref: place, id: 'reviews', 'aria-labelledby': 'reviews-title' };
  // oxlint-disable-next-line react/no-danger -- an empty text: React leaves what the server wrote alone
  return Here ? <section {...section}><Here {...props} /></section> : <section {...section} dangerouslySetInnerHTML={asServed} suppressHydrationWarning />;
}
