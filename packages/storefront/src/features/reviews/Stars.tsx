import { outOf } from '@shop/messages/reviews';
import { Star } from 'lucide-react';
import css from './Stars.module.css';

/** Stars of one review, 0 to 100 percent. */
export function Stars({ percent }: { percent: number }) {
  const shown = (percent / 20).toFixed(1);
  return (
    <span className={css['stars']} role="img" aria-label={outOf(shown)}>
      {[1, 2, 3, 4, 5].map(star => (
        <Star
          key={star}
          size={16}
          strokeWidth={1.5}
          aria-hidden
          data-full={star <= Math.round(Number(shown)) || undefined}
        />
      ))}
    </span>
  );
}
