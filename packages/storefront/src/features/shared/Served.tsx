// chunk: around
import { asServed } from '@shop/ui';
import { useEffect, useRef, useState, type ComponentProps, type ComponentType, type MouseEvent } from 'react';

/** Where the code of a part comes from, and the part once it is here. */
export interface ServedCode<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** On the server it is here from the start. */
  Part: ComponentType<Props> | undefined;
}

/** Fetches the code, for a page that the server did not write. Where it does not come, the part comes later. */
export const fetchServed = async <Props,>(code: ServedCode<Props>): Promise<void> => {
  code.Part ??= await code.load().catch(() => undefined);
};

export interface ServedProps<Props> extends Pick<
  ComponentProps<'section'>,
  'id' | 'className' | 'aria-label' | 'aria-labelledby'
> {
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
  const place = useRef<HTMLElement>(null);
  const pressed = useRef<EventTarget>(null);
  const [Here, setHere] = useState(() => code.Part);
  const fetch = () =>
    void Promise.all([import('./takeOver.ts'), fetchServed(code)]).then(
      ([{ takeOver }]) => {
        const { current: element } = place;
        return element && code.Part && takeOver(element, pressed.current, () => setHere(() => code.Part));
      },
      () => undefined,
    );
  useEffect(() => {
    const element = place.current;
    if (!element || Here) return undefined;
    // A page that was made in the browser has nothing here yet.
    if (isOutdated || (!whenNear && element.childElementCount === 0)) fetch();
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
    // oxlint-disable-next-line react/exhaustive-deps -- the code is one for each place
  }, [Here, isOutdated, whenNear]);
  const remember = ({ target }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof Element && target.closest('button[type=button]'))) return;
    pressed.current = target;
    fetch();
  };
  return Here ? (
    <section ref={place} {...section}>
      <Here {...part} />
    </section>
  ) : (
    // oxlint-disable-next-line react/no-danger, jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- an empty text: React leaves what the server wrote alone, and its buttons are what is pressed
    <section ref={place} {...section} onClick={remember} dangerouslySetInnerHTML={asServed} suppressHydrationWarning />
  );
}
