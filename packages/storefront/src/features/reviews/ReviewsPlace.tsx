import { trustedMarkup } from '@shop/ui';
import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import type { ReviewsProps } from './Reviews.tsx';
// What the server wrote needs the sheets of all that it shows, long before its code.
import './Reviews.module.css';
import './Stars.module.css';

const load = async () => (await import('./Reviews.tsx')).Reviews;

let Reviews: ComponentType<ReviewsProps> | undefined = import.meta.env.SSR ? await load() : undefined;

/** Keeps what stands in the document already. */
const asServed = { __html: trustedMarkup('') };

const buttonsIn = (place: HTMLElement | null) => [...(place?.querySelectorAll('button') ?? [])];

/**
 * The reviews of a product, below the fold. The server renders them; in the browser its markup stays as it is until a
 * shopper comes near: then the code is fetched that pages on and takes reviews.
 */
export function ReviewsPlace(props: ReviewsProps) {
  const place = useRef<HTMLElement>(null);
  const [Here, setHere] = useState(() => Reviews);
  useEffect(() => {
    const seen = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return;
        seen.disconnect();
        load().then(
          component => {
            Reviews = component;
            setHere(() => component);
          },
          () => undefined,
        );
      },
      { rootMargin: '600px' },
    );
    if (place.current) seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  // A button that is pressed before its code is there is pressed again then, and has the focus that the one before it
  // had.
  const pressed = useRef(-1);
  useEffect(() => {
    const button = Here && buttonsIn(place.current)[pressed.current];
    button?.focus({ preventScroll: true });
    button?.click();
  }, [Here]);
  const remember = ({ target }: MouseEvent) =>
    void (pressed.current = buttonsIn(place.current).findIndex(button => button.contains(target as Node)));
  const section = { ref: place, id: 'reviews', 'aria-labelledby': 'reviews-title' };
  return Here ? (
    <section {...section}>
      <Here {...props} />
    </section>
  ) : (
    // oxlint-disable-next-line react/no-danger, jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- an empty text: React leaves what the server wrote alone, and its buttons are what is pressed
    <section {...section} onClick={remember} dangerouslySetInnerHTML={asServed} suppressHydrationWarning />
  );
}
