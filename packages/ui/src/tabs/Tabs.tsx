// chunk: content
import { useId, type CSSProperties, type ReactNode } from 'react';
import { useBehaviour } from '../behaviour/useBehaviour.ts';
import css from './Tabs.module.css';

const load = () => import('../behaviour/movements.ts').then(module => module.runTabs);

export interface Tab {
  /** On the button that shows the panel. */
  title: string;
  /** The panel. */
  content: ReactNode;
  /** Of the panel. */
  style?: CSSProperties | undefined;
}

export interface TabsProps {
  /** What they are about, for those who do not see it. */
  label?: string | undefined;
  /** In the order of their titles. */
  tabs: Tab[];
  /** Which stands open at first, from 0. */
  defaultIndex?: number;
  /** Where the titles stand. */
  align?: 'start' | 'center' | 'end';
  /** Height that a panel has at least, as CSS: other panels then move nothing. */
  minHeight?: string | undefined;
  /** Of the whole. */
  style?: CSSProperties | undefined;
}

/**
 * Panels of which one is shown; all are in the server's HTML. Arrows, Home and End move between the titles, and only the
 * chosen one is in the tab order: that comes once they stand (`runTabs`).
 */
export function Tabs({ label, tabs, defaultIndex = 0, align = 'start', minHeight, style }: TabsProps) {
  const root = useBehaviour(load, defaultIndex);
  const id = useId();
  return (
    <div ref={root} style={style}>
      <div className={css['list']} role="tablist" data-align={align} aria-label={label}>
        {tabs.map(({ title }, index) => (
          <button
            key={index}
            className={css['tab']}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === defaultIndex}
            tabIndex={index === defaultIndex ? 0 : -1}
          >
            {title}
          </button>
        ))}
      </div>
      <div style={{ minHeight }}>
        {tabs.map(({ content, style: look }, index) => (
          <div
            key={index}
            className={css['panel']}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            hidden={index !== defaultIndex}
            style={look}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
