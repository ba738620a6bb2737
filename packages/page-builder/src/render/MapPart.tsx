// chunk: content
import * as text from '@shop/messages/content';
import { Link, useBehaviour } from '@shop/ui';
import type { PlaceMap } from '../tree.ts';
import css from './MapPart.module.css';
import { styleOf } from './styleOf.ts';

const load = () => import('../behaviour/runMap.ts').then(module => module.runMap);

/** Places with their addresses, and a map of them on request. */
export function MapPart({
  element,
}: {
  /** Its places, its height, and whether the map has controls. */
  element: PlaceMap;
}) {
  const root = useBehaviour(load, element);
  const { height, ...style } = styleOf(element) ?? {};
  return (
    <div className={css['map']} style={style}>
      <ul className={css['places']}>
        {element.places.map(({ name, latitude, longitude, address, phone, comment }, index) => (
          <li key={index}>
            <strong>{name}</strong>
            {address.map(line => (
              <span key={line}>{line}</span>
            ))}
            {comment && <span>{comment}</span>}
            {phone && <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>}
            <Link
              href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
              newTab
            >
              {text.directions}
              <span className={css['of']}>{text.directionsTo(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div ref={root} className={css['frame']} data-controls={element.controls} style={{ minHeight: height }}>
        <button className={css['show']} type="button" hidden>
          {text.showMap}
        </button>
        <div className={css['player']} data-player />
      </div>
    </div>
  );
}
