import * as text from '@shop/messages/gallery';
import { picturesOf } from '@shop/messages/product';
import { IconButton, imageUrl, VisuallyHidden } from '@shop/ui';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import css from './GalleryExtras.module.css';
import type { Picture } from './productModel.ts';
import { atRest, panned, pinched, scaled, within, type View } from './zoomView.ts';

/** How far an arrow key moves what is zoomed, px. */
const stride = 80;
/** What a button or a key zooms by. */
const step = 1.5;
/** How far a press may slip before it is a drag, px. */
const slip = 8;

export interface ZoomDialogProps {
  /** Those of the gallery; videos are passed over. */
  pictures: Picture[];
  /** Which one is shown at first, from 0. */
  place: number;
  /** Of the product, for pictures that have no words of their own. */
  name: string;
  /** The shopper left the whole screen. */
  onClose: () => void;
}

/** A picture over the whole screen: pinched, pressed twice, dragged or pressed where it is zoomed, or by keys (+, -, 0, arrows); Escape closes it. */
export function ZoomDialog({ pictures, place, name, onClose }: ZoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);
  const shown = useRef<HTMLImageElement>(null);
  const stills = pictures.filter(({ video }) => video === undefined);
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      stills.findIndex(({ url }) => url === pictures[place]?.url),
    ),
  );
  const [view, setView] = useState<View>(atRest);
  /** Address of the picture that is here in full. */
  const [whole, setWhole] = useState<string>();
  const picture = stills[index];
  const isZoomed = view.scale > 1;
  useEffect(() => dialog.current?.showModal(), []);
  const look = (change: (before: View) => View) => {
    const sizeOf = (element: HTMLElement | null | undefined) => ({
      width: element?.offsetWidth ?? 0,
      height: element?.offsetHeight ?? 0,
    });
    const sizes = { picture: sizeOf(shown.current), screen: sizeOf(shown.current?.parentElement) };
    setView(before => within(change(before), sizes));
  };
  const turn = (to: number) => {
    if (stills[to] === undefined) return;
    setIndex(to);
    setView(atRest);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // These are the browser's own: the way back, and the zoom of the page.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const moves: Record<string, () => void> = {
      '+': () => look(before => scaled(before, step)),
      '=': () => look(before => scaled(before, step)),
      '-': () => look(before => scaled(before, 1 / step)),
      0: () => setView(atRest),
      ArrowLeft: () => (isZoomed ? look(before => panned(before, stride, 0)) : turn(index - onward)),
      ArrowRight: () => (isZoomed ? look(before => panned(before, -stride, 0)) : turn(index + onward)),
      ArrowUp: () => look(before => panned(before, 0, stride)),
      ArrowDown: () => look(before => panned(before, 0, -stride)),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    travelled.current += Math.hypot(now.x - before.x, now.y - before.y);
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    pointers.current.set(event.pointerId, now);
    look(known =>
      other ? pinched(known, [before, other], [now, other]) : panned(known, now.x - before.x, now.y - before.y),
    );
  };
  /** What is pressed of a zoomed picture comes to the middle: nobody has to drag it. */
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    if (travelled.current > slip) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    look(before => panned(before, left + width / 2 - clientX, top + height / 2 - clientY));
  };
  const lift = (event: PointerEvent) => void pointers.current.delete(event.pointerId);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of a modal picture, as its buttons do them too
    <dialog
      ref={dialog}
      className={css['dialog']}
      aria-label={picturesOf(name)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a shortcut of the pointer: keys of the dialog do the same */}
      <div
        className={css['ground']}
        data-zoomed={isZoomed || undefined}
        style={
          picture && picture.url !== whole
            ? { backgroundImage: `url("${imageUrl(picture.url, { width: 320 })}")` }
            : undefined
        }
        onClick={press}
        onDoubleClick={() => look(before => (before.scale > 1 ? atRest : scaled(before, 2.5)))}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId);
          if (pointers.current.size === 0) travelled.current = 0;
          pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={onPointerMove}
        onPointerUp={lift}
        onPointerCancel={lift}
      >
        {picture && (
          <img
            key={picture.url}
            ref={shown}
            src={imageUrl(picture.url, { width: 1600 })}
            alt={picture.label || name}
            draggable={false}
            onLoad={() => setWhole(picture.url)}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          />
        )}
      </div>
      {stills.length > 1 && (
        <>
          <IconButton
            className={css['turn']}
            label={text.previous}
            aria-disabled={index === 0}
            onClick={() => turn(index - 1)}
          >
            <ChevronLeft size={22} strokeWidth={1.5} aria-hidden />
          </IconButton>
          <IconButton
            className={css['turn']}
            label={text.next}
            aria-disabled={index === stills.length - 1}
            onClick={() => turn(index + 1)}
          >
            <ChevronRight size={22} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </>
      )}
      <div className={css['bar']}>
        <IconButton
          label={text.smaller}
          aria-disabled={!isZoomed}
          onClick={() => look(before => scaled(before, 1 / step))}
        >
          <ZoomOut size={22} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <IconButton label={text.larger} onClick={() => look(before => scaled(before, step))}>
          <ZoomIn size={22} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <IconButton label={text.close} onClick={() => dialog.current?.close()}>
          <X size={22} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </div>
      <p aria-live="polite">
        <VisuallyHidden>{text.shown(index + 1, stills.length, Math.round(view.scale * 100))}</VisuallyHidden>
      </p>
    </dialog>
  );
}
