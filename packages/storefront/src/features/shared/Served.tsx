// chunk: options
import { asServed } from '@shop/ui';
import { useEffect, type ComponentProps } from 'react';
import { useServed, type ServedCode } from './useServed.ts';

export interface ServedProps<Props> extends Pick<
  ComponentProps<'section'>,
  'id' | 'className' | 'aria-label' | 'aria-labelledby'
> {
  /** Where the code of the part comes from. */
  code: ServedCode<Props>;
  /** What the part is handed. */
  part: Props;
  /** It is fetched when a shopper comes near, not only when it is touched. */
  whenNear?: boolean;
  /** Something changed that what the server wrote does not show. */
  isOutdated?: boolean;
}

/** Px below the screen from where a part counts as near. */
const NEAR_PX = 200;

/**
 * A part that the server renders and that needs its code late or never. In the browser its markup stays as it is until a
 * shopper comes near, presses something in it, or it is no longer true: then the code is fetched, and takes over what
 * was pressed and typed before.
 */
export function Served<Props extends object>({
  code,
  part,
  whenNear = false,
  isOutdated = false,
  ...section
}: ServedProps<Props>) {
  const { place, Part, press, fetch } = useServed(code);
  useEffect(() => {
    const element = place.current;
    if (!element || Part) return undefined;
    // A page that was made in the browser has nothing here yet.
    if (isOutdated || (!whenNear && !element.firstChild)) fetch();
    if (!whenNear) return undefined;
    const seen = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return;
        seen.disconnect();
        fetch();
      },
      { rootMargin: `${NEAR_PX}px` },
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, [place, Part, fetch, isOutdated, whenNear]);
  return Part ? (
    <section ref={place} {...section}>
      <Part {...part} />
    </section>
  ) : (
    // oxlint-disable-next-line react/no-danger, jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- an empty text: React leaves what the server wrote alone, and its buttons are what is pressed
    <section ref={place} {...section} onClick={press} dangerouslySetInnerHTML={asServed} suppressHydrationWarning />
  );
}
