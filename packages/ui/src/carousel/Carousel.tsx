import * as text from '@shop/messages/carousel';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './Carousel.module.css';
import { describeSlide } from './describeSlide.ts';

export interface CarouselProps {
  /** What it shows, for those who do not see it. */
  label: string;
  children: ReactNode;
  /** `page`: one at a time, with dots; `tiles`: as many as fit. */
  show?: 'page' | 'tiles';
  /** Told which item stands first, from 0. */
  onShow?: (index: number) => void;
}

/**
 * A row that is swiped or stepped through: the platform's own scrolling, with arrows where a pointer hovers. Works
 * without script.
 */
export function Carousel({ label, children, show = 'tiles', onShow }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [ends, setEnds] = useState({ first: true, last: false });
  const [said, setSaid] = useState('');
  const asked = useRef(false);
  const items = Children.toArray(children);
  const count = items.length;
  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const seen = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          const index = [...list.children].indexOf(target);
          setEnds(known => ({
            first: index === 0 ? isIntersecting : known.first,
            last: index === count - 1 ? isIntersecting : known.last,
          }));
          if (!isIntersecting || show !== 'page') continue;
          setCurrent(index);
          onShow?.(index);
        }
      },
      { root: list, threshold: 0.9 },
    );
    for (const item of list.children) seen.observe(item);
    return () => seen.disconnect();
  }, [show, onShow, count]);
  /** How far the list scrolls for so many of its widths; where one reads from the right, that is towards the left. */
  const distance = (list: HTMLUListElement, widths: number) =>
    widths * list.clientWidth * (getComputedStyle(list).direction === 'rtl' ? -1 : 1);
  const scroll = (how: 'scrollBy' | 'scrollTo', widths: number) => {
    if (!track.current) return;
    asked.current = true;
    track.current[how]({ left: distance(track.current, widths) });
  };
  const step = (direction: 1 | -1) => scroll('scrollBy', direction * 0.9);
  const go = (index: number) => scroll('scrollTo', index);
  /** Reads out what a press brought; whoever swipes sees it. */
  const arrive = (list: HTMLUListElement) => {
    if (!asked.current) return;
    asked.current = false;
    const { left, right } = list.getBoundingClientRect();
    const middleOf = (item: Element) => item.getBoundingClientRect().left + item.clientWidth / 2;
    const index = [...list.children].findIndex(item => middleOf(item) > left && middleOf(item) < right);
    const item = list.children[index];
    if (item) setSaid(describeSlide(item, index, count));
  };
  return (
    <section className={css['carousel']} aria-roledescription={text.role} aria-label={label} data-show={show}>
      <ul
        ref={track}
        className={css['track']}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        onScrollEnd={event => arrive(event.currentTarget)}
      >
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
      {!(ends.first && ends.last) && (
        <div className={css['arrows']}>
          <IconButton
            className={css['arrow']}
            label={text.previous}
            aria-disabled={ends.first}
            onClick={() => step(-1)}
          >
            <ChevronLeft size={22} strokeWidth={1.5} aria-hidden />
          </IconButton>
          <IconButton className={css['arrow']} label={text.next} aria-disabled={ends.last} onClick={() => step(1)}>
            <ChevronRight size={22} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </div>
      )}
      {show === 'page' && count > 1 && (
        <div className={css['dots']}>
          {items.map((_, index) => (
            <button
              key={index}
              type="button"
              className={css['dot']}
              aria-label={text.showOf(index + 1, count)}
              aria-current={index === current}
              onClick={() => go(index)}
            />
          ))}
        </div>
      )}
      <p aria-live="polite">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </section>
  );
}
