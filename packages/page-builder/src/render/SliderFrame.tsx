import * as text from '@shop/messages/carousel';
import { VisuallyHidden } from '@shop/ui';
import { Children, type CSSProperties, type ReactNode } from 'react';
import type { SliderOptions } from '../tree.ts';
import css from './SliderFrame.module.css';
import { useBehaviour } from './useBehaviour.ts';

const load = () => import('../behaviour/runSlider.ts').then(module => module.runSlider);

export interface SliderFrameProps {
  /** What it shows, for those who do not see it. */
  label: string;
  options: SliderOptions;
  /** `page`: one at a time; `tiles`: 5 across, 4 to 1280 px, 3 to 960 px, 2 to 640 px. */
  show: 'page' | 'tiles';
  /** The chosen one stands in the middle, with this much room at both sides. */
  centerPadding?: string | undefined;
  children: ReactNode;
}

/** A row that is swiped or stepped through. Without its behaviour it is a list that scrolls. */
export function SliderFrame({ label, options, show, centerPadding, children }: SliderFrameProps) {
  const root = useBehaviour(load, options);
  const items = Children.toArray(children);
  const many = items.length > 1;
  return (
    <div
      ref={root}
      className={css['slider']}
      data-show={show}
      data-fade={options.fade || undefined}
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
          <button className={css['arrow']} type="button" data-step="-1" aria-label={text.previous} />
          <button className={css['arrow']} type="button" data-step="1" aria-label={text.next} />
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
