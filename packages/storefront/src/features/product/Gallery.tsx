import * as text from '@shop/messages/gallery';
import { picturesOf } from '@shop/messages/product';
import { Image } from '@shop/ui';
import { useRef, useState } from 'react';
import { region } from '../../context/region.tsx';
import { late, lateDialog } from '../shared/late.tsx';
import css from './Gallery.module.css';
import type { Picture } from './productModel.ts';

const Hovered = late(async () => (await import('./GalleryExtras.tsx')).GalleryExtras);
/** Who pressed is told where the code does not come, and may press again; who hovers misses nothing. */
const Pressed = lateDialog(async () => (await import('./GalleryExtras.tsx')).GalleryExtras);

export interface GalleryProps {
  /** In the order in which editors put them; empty where there are none. */
  pictures: Picture[];
  /** Of the product: said of the row, and of pictures that have no words of their own. */
  name: string;
}

/**
 * A product's pictures and videos in a row that is swiped, scrolled by keys or chosen from; all of it is there without
 * script. What a hovering pointer gets (arrows, a magnifier) and what a press does (the whole screen, a player) comes
 * then.
 */
function DefaultGallery({ pictures, name }: GalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  // Where a press sends the row, until it is there or somebody takes hold of it: what it passes is not chosen.
  const aim = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);
  const [closer, setCloser] = useState<'hover' | 'press'>();
  const count = pictures.length;
  if (count === 0) return null;
  const isPressed = closer === 'press';
  const GalleryExtras = isPressed ? Pressed : Hovered;
  const go = (place: number) => {
    aim.current = place;
    setCurrent(place);
    track.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  const press = (place: number) => {
    go(place);
    setCloser('press');
  };
  const letGo = () => {
    aim.current = undefined;
  };
  // What was pressed stays, whatever the row behind it does.
  const follow = ({ scrollLeft, scrollWidth }: HTMLElement) => {
    const place = Math.round((Math.abs(scrollLeft) / scrollWidth) * count);
    if (place === aim.current) letGo();
    else if (aim.current === undefined && !isPressed) setCurrent(place);
  };
  return (
    <section className={css['gallery']} aria-label={picturesOf(name)}>
      <div
        className={css['stage']}
        onPointerEnter={event => {
          if (event.pointerType === 'mouse') setCloser(before => before ?? 'hover');
        }}
      >
        <ul
          ref={track}
          className={css['track']}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
          tabIndex={0}
          aria-label={picturesOf(name)}
          onScroll={event => follow(event.currentTarget)}
          onPointerDown={letGo}
          onWheel={letGo}
          onKeyDown={letGo}
        >
          {pictures.map(({ url, label, video }, place) => (
            <li key={url} data-travels={place === 0 ? '' : undefined}>
              <button
                type="button"
                className={css['main']}
                data-video={video && true}
                aria-label={video ? text.play(label) : text.open(place + 1, count)}
                onClick={() => press(place)}
              >
                <Image
                  src={url}
                  alt={label || name}
                  ratio={1}
                  sizes="(max-width: 640px) 100vw, (max-width: 960px) 50vw, 590px"
                  priority={place === 0}
                />
              </button>
            </li>
          ))}
        </ul>
        {closer && (
          <GalleryExtras
            pictures={pictures}
            place={current}
            name={name}
            isPressed={isPressed}
            onGo={go}
            onClose={() => setCloser('hover')}
          />
        )}
      </div>
      {count > 1 && (
        <ul className={css['thumbs']}>
          {pictures.map(({ url }, place) => (
            <li key={url}>
              <button
                type="button"
                className={css['thumb']}
                aria-label={text.thumb(place + 1, count)}
                aria-current={place === current}
                onClick={() => go(place)}
              >
                <Image src={url} alt="" sizes="72px" ratio={1} largest={160} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The pictures of a product. */
    Gallery: GalleryProps;
  }
}

export const Gallery = region('Gallery', DefaultGallery);
