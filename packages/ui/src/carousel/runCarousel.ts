import { whileVisible } from '../behaviour/whileVisible.ts';
import { describeSlide } from './describeSlide.ts';

export interface CarouselOptions {
  /** Goes on by itself until somebody pauses it, and not for those who asked for less motion. */
  autoplay: boolean;
  /** ms for which an item stands. */
  autoplaySpeed: number;
  /** Items fade into each other instead of moving along. */
  fade: boolean;
  /** After the last comes the first. */
  infinite: boolean;
  /** Buttons for the one before and the next. */
  arrows: boolean;
  /** A button for each item. */
  dots: boolean;
}

/**
 * Arrows, dots and autoplay of a carousel. What a press brought is read out. Autoplay rests as long as the pointer or
 * the focus is on it, while it is out of sight, for readers who asked for less motion, and for good once somebody pauses
 * it (WCAG 2.2.2).
 */
export function runCarousel(
  root: HTMLElement,
  { autoplay, autoplaySpeed, fade, infinite }: CarouselOptions,
): () => void {
  const track = root.querySelector<HTMLElement>('[data-track]');
  const items = track ? ([...track.children] as HTMLElement[]) : [];
  if (!track || items.length < 2) return () => {};
  const dots = [...root.querySelectorAll<HTMLElement>('[data-dot]')];
  const pause = root.querySelector<HTMLElement>('[data-pause]');
  const said = root.querySelector<HTMLElement>('[data-said]');
  const end = new AbortController();
  let current = 0;
  let paused = !autoplay || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const resting = { pointer: false, focus: false };
  let visible = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Where one reads from the right, items and scrolling go below zero.
  const lastStart = () =>
    Math.max(
      items.findIndex(
        item => Math.abs(item.offsetLeft - items[0]!.offsetLeft) >= track.scrollWidth - track.clientWidth - 1,
      ),
      0,
    ) || items.length - 1;
  /** Places out of sight are not asked for: the browser would have to lay them out at once. */
  const isLast = (index: number) => (fade ? index >= items.length - 1 : visible && index >= lastStart());
  const mark = (index: number) => {
    current = index;
    dots.forEach((dot, at) => dot.setAttribute('aria-current', String(at === index)));
    if (fade)
      items.forEach((item, at) => {
        item.toggleAttribute('data-shown', at === index);
        item.inert = at !== index;
      });
    for (const arrow of root.querySelectorAll<HTMLElement>('[data-step]')) {
      const isAtEnd = !infinite && (arrow.dataset['step'] === '-1' ? index === 0 : isLast(index));
      arrow.setAttribute('aria-disabled', String(isAtEnd));
    }
  };
  const go = (index: number) => {
    const last = fade ? items.length - 1 : lastStart();
    const to = index > last ? (infinite ? 0 : last) : index < 0 ? (infinite ? last : 0) : index;
    if (!fade) track.scrollTo({ left: items[to]!.offsetLeft - items[0]!.offsetLeft });
    mark(to);
  };
  /** As somebody asked; what comes by itself is not read out. */
  const step = (index: number) => {
    go(index);
    if (said) said.textContent = describeSlide(items[current]!, current, items.length);
  };
  const schedule = () => {
    clearTimeout(timer);
    if (paused || resting.pointer || resting.focus || !visible) return;
    timer = setTimeout(() => {
      if (infinite || current < items.length - 1) go(current + 1);
      schedule();
    }, autoplaySpeed);
  };
  const rest = (under: keyof typeof resting, now: boolean) => () => {
    resting[under] = now;
    schedule();
  };
  const showPause = () => {
    if (!pause) return;
    pause.setAttribute('aria-pressed', String(paused));
    pause.hidden = false;
  };

  root.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button');
      if (!button || !root.contains(button)) return;
      if (button === pause) {
        paused = !paused;
        showPause();
      } else if (button.dataset['step']) step(current + Number(button.dataset['step']));
      else if (button.dataset['dot']) step(Number(button.dataset['dot']));
      schedule();
    },
    end,
  );
  root.addEventListener('pointerenter', rest('pointer', true), end);
  root.addEventListener('pointerleave', rest('pointer', false), end);
  root.addEventListener('focusin', rest('focus', true), end);
  root.addEventListener('focusout', rest('focus', false), end);
  track.addEventListener(
    'scrollend',
    () => {
      const nearest = items.map(item => Math.abs(item.offsetLeft - items[0]!.offsetLeft - track.scrollLeft));
      if (!fade) mark(nearest.indexOf(Math.min(...nearest)));
    },
    end,
  );
  root.dataset['ready'] = '';
  if (autoplay) showPause();
  mark(0);
  const unwatch = whileVisible(root, now => {
    visible = now;
    if (visible) mark(current);
    schedule();
  });
  return () => {
    end.abort();
    unwatch();
    clearTimeout(timer);
  };
}
