import * as text from '@shop/messages/gallery';
import { IconButton, imageUrl } from '@shop/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import css from './GalleryExtras.module.css';
import { Player } from './Player.tsx';
import type { Picture } from './productModel.ts';
import { ZoomDialog } from './ZoomDialog.tsx';

export interface GalleryExtrasProps {
  /** The same as in the row. */
  pictures: Picture[];
  /** Which one stands there, from 0. */
  place: number;
  /** Of the product: what the whole screen is called. */
  name: string;
  /** It was pressed: over the whole screen, or as a running video. */
  isPressed: boolean;
  /** Takes the place, from 0, that an arrow leads to: always that of a picture. */
  onGo: (place: number) => void;
  /** The whole screen or the player was left. */
  onClose: () => void;
}

/**
 * What only those need who look closer: arrows and a magnifier below a hovering pointer, the whole screen, the player.
 */
export function GalleryExtras({ pictures, place, name, isPressed, onGo, onClose }: GalleryExtrasProps) {
  const picture = pictures[place];
  if (!picture) return null;
  const isFirst = place === 0;
  const isLast = place === pictures.length - 1;
  return (
    <>
      {isPressed && picture.video && (
        <Player key={picture.url} address={picture.video} title={picture.label} onClose={onClose} />
      )}
      {isPressed && !picture.video && <ZoomDialog pictures={pictures} place={place} name={name} onClose={onClose} />}
      {!isPressed && !picture.video && <Magnifier key={picture.url} url={picture.url} />}
      {pictures.length > 1 && (
        <>
          <IconButton
            className={css['arrow']}
            label={text.previous}
            aria-disabled={isFirst}
            onClick={() => isFirst || onGo(place - 1)}
          >
            <ChevronLeft size={22} strokeWidth={1.5} aria-hidden />
          </IconButton>
          <IconButton
            className={css['arrow']}
            label={text.next}
            aria-disabled={isLast}
            onClick={() => isLast || onGo(place + 1)}
          >
            <ChevronRight size={22} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </>
      )}
    </>
  );
}

/** The part of a picture below the pointer, twice as large. It follows the pointer over the element that it lies on. */
function Magnifier({ url }: { url: string }) {
  const glass = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const lens = glass.current;
    const stage = lens?.parentElement;
    if (!lens || !stage) return undefined;
    const follow = (event: PointerEvent) => {
      const box = stage.getBoundingClientRect();
      const part = (from: number, size: number) => `${Math.min(100, Math.max(0, (from / size) * 100))}%`;
      lens.style.backgroundPosition = `${part(event.clientX - box.left, box.width)} ${part(event.clientY - box.top, box.height)}`;
      lens.dataset['on'] = String(
        event.pointerType === 'mouse' && event.target instanceof Element && event.target.closest('ul') !== null,
      );
    };
    const leave = () => void (lens.dataset['on'] = 'false');
    stage.addEventListener('pointermove', follow);
    stage.addEventListener('pointerleave', leave);
    return () => {
      stage.removeEventListener('pointermove', follow);
      stage.removeEventListener('pointerleave', leave);
    };
  }, []);
  return (
    <span
      ref={glass}
      className={css['glass']}
      aria-hidden="true"
      style={{ backgroundImage: `url("${imageUrl(url, { width: 1280, height: 1280 })}")` }}
    />
  );
}
