import { map } from '@shop/messages/content';
import type { PlaceMap } from '../tree.ts';
import { onTap } from './onTap.ts';

/** Degrees around the outermost places, so that none stands on the edge. */
const margin = 0.01;

/** The address of the open map that shows all places; a mark stands on the first. */
export function mapAddress(places: PlaceMap['places']): string {
  const north = places.map(place => place.latitude);
  const east = places.map(place => place.longitude);
  const box = [
    Math.min(...east) - margin,
    Math.min(...north) - margin,
    Math.max(...east) + margin,
    Math.max(...north) + margin,
  ];
  const address = new URL('https://www.openstreetmap.org/export/embed.html');
  address.searchParams.set('bbox', box.map(degrees => degrees.toFixed(5)).join(','));
  address.searchParams.set('marker', `${north[0]},${east[0]}`);
  return address.href;
}

/** The map of another host comes only when it is asked for; the addresses are here at once. */
export function runMap(root: HTMLElement, { places }: PlaceMap): () => void {
  const button = root.querySelector<HTMLElement>('button');
  const holder = root.querySelector<HTMLElement>('[data-player]');
  if (!button || !holder) return () => {};
  button.hidden = false;
  const frame = Object.assign(document.createElement('iframe'), {
    src: mapAddress(places),
    title: map,
    referrerPolicy: 'no-referrer',
  });
  const stopTap = onTap(button, () => {
    holder.append(frame);
    button.hidden = true;
    frame.focus();
  });
  return () => {
    stopTap();
    frame.remove();
  };
}
