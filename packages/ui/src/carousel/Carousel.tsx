// chunk: content
import * as text from '@shop/messages/carousel';
import { Children, type CSSProperties, type ReactNode } from 'react';
import { useBehaviour } from '../behaviour/useBehaviour.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './Carousel.module.css';
import type { CarouselOptions } from './runCarousel.ts';

const load = () => import('../behaviour/movements.ts').then(module => module.runCarousel);

export interface CarouselProps {
  /** What it shows, for those who do not see it. */
  label: string;
  /** How it moves. The same object as long as it says the same. */
  options: CarouselOptions;
  /** `page`: one at a time; `tiles`: 5 across, 4 to 1280 px, 3 to 960 px, 2 to 640 px. */
  show: 'page' | 'tiles';
  /** The chosen one stands in the middle, with this much room at both sides. */
  centerPadding?: string | undefined;
  /** Whole slides with a picture: what moves them lies on it, at its edges and its foot, where their text leaves room. */
  isOnSlide?: boolean;
  /** One item each. */
  children: ReactNode;
}

/**
 * A row that is swiped or stepped through: the platform's own scrolling, which works without script. Arrows, dots and
 * autoplay come once it stands (`runCarousel`).
 */
export function Carousel({ label, options, show, centerPadding, isOnSlide = false, children }: CarouselProps) {
  const root = useBehaviour(load, options);
  const items = Children.toArray(children);
  const many = items.length > 1;
  return (
    <div
      ref={root}
      className={css['carousel']}
      data-show={show}
      data-fade={options.fade || undefined}
      data-on-slide={isOnSlide ? '' : undefined}
      role="group"
      aria-roledescription={text.role}
      aria-label={label}
      style={{ '--padding': centerPadding } as CSSProperties}
      data-centered={centerPadding === undefined ? undefined : ''}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <ul className={css['track']} data-track tabIndex={0} aria-label={label}>
        {items.map((item, index) => (
          <li key={index} data-shown={index === 0 ? '' : undefined}>
            {item}
          </li>
        ))}
      </ul>
      {many && options.arrows && (
        <>
          <button
            className={css['arrow']}
            type="button"
            data-step="-1"
            aria-label={text.previous}
            title={text.previous}
          />
          <button className={css['arrow']} type="button" data-step="1" aria-label={text.next} title={text.next} />
        </>
      )}
      {many && (options.dots || options.autoplay) && (
        <div className={css['controls']}>
          {options.autoplay && (
            <button
              className={css['pause']}
              type="button"
              data-pause
              hidden
              aria-label={text.pause}
              aria-pressed={false}
            />
          )}
          {options.dots &&
            items.map((_, index) => (
              <button
                key={index}
                className={css['dot']}
                type="button"
                data-dot={index}
                aria-label={text.showOf(index + 1, items.length)}
                aria-current={index === 0}
              />
            ))}
        </div>
      )}
      {many && (
        <p aria-live="polite">
          <VisuallyHidden>
            <span data-said />
          </VisuallyHidden>
        </p>
      )}
    </div>
  );
}
