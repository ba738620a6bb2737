import { Image } from '@shop/ui';
import { useState } from 'react';
import css from './Gallery.module.css';

export interface GalleryProps {
  pictures: { url: string; label: string }[];
  name: string;
}

/** A product's pictures: one large, the others to choose from. Without script all stand in a row that scrolls. */
export function Gallery({ pictures, name }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const current = pictures[Math.min(index, pictures.length - 1)];
  if (!current) return null;
  return (
    <section className={css['gallery']} aria-label={`Pictures of ${name}`}>
      <Image key={current.url} className={css['main']} src={current.url} alt={current.label || name} ratio={1} sizes="(max-width: 960px) 100vw, 590px" priority />
      {pictures.length > 1 && (
        <ul className={css['thumbs']}>
          {pictures.map((picture, place) => (
            <li key={picture.url}>
              <button type="button" className={css['thumb']} aria-label={`Picture ${place + 1} of ${pictures.length}`} aria-current={picture === current} onClick={() => setIndex(place)}>
                <Image src={picture.url} alt="" sizes="72px" ratio={1} largest={160} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
