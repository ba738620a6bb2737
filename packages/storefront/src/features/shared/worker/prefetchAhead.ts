import { prefetchImages } from './prefetchImages.ts';

/** Pictures of a row that are fetched before they are asked for. */
const ahead = 4;

/** The address in a srcset whose width is nearest to the one that is wanted, px. */
export function nearestIn(srcset: string, wanted: number): string | undefined {
  const offers = srcset.split(', ').flatMap(offer => {
    const [, address, width] = /^(\S+) (\d+)w$/.exec(offer) ?? [];
    return address === undefined ? [] : [{ address, distance: Math.abs(Number(width) - wanted) }];
  });
  return offers.toSorted((one, other) => one.distance - other.distance)[0]?.address;
}

/** What stands in a row beside what is seen, as the browser will ask for it. */
const waitingIn = (row: Element): string[] =>
  [...row.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')]
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .slice(0, ahead)
    .flatMap(({ srcset, clientWidth }) => nearestIn(srcset, clientWidth * devicePixelRatio) ?? []);

/**
 * Has the next pictures of a row that is swiped at hand as soon as somebody comes to it: of a gallery, a slider, a carousel
 * (offline-07). One listener for all of them: it comes late, and none of them weighs more for it.
 *
 * @returns what ends it.
 */
export function prefetchAhead(): () => void {
  const seen = new WeakSet<Element>();
  const look = ({ target }: Event) => {
    const row = target instanceof Element && target.closest('ul');
    if (!row || seen.has(row)) return;
    seen.add(row);
    if (row.scrollWidth <= row.clientWidth) return;
    const waiting = waitingIn(row);
    // They come with the row, then.
    if (waiting.length > 0) prefetchImages(waiting).catch(() => undefined);
  };
  document.addEventListener('pointerover', look, { passive: true });
  return () => document.removeEventListener('pointerover', look);
}
