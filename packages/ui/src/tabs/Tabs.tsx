import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './Tabs.module.css';
import { tabAfter } from './tabAfter.ts';

export interface Tab {
  title: string;
  content: ReactNode;
}

export interface TabsProps {
  /** What they are about, for those who do not see it. */
  label: string;
  tabs: Tab[];
  /** Which stands open at first, from 0. */
  defaultIndex?: number;
  align?: 'start' | 'center' | 'end';
}

/**
 * Panels of which one is shown. Arrows, Home and End move between the titles; only the chosen one is in the tab order.
 */
export function Tabs({ label, tabs, defaultIndex = 0, align = 'start' }: TabsProps) {
  const [chosen, setChosen] = useState(Math.min(Math.max(defaultIndex, 0), Math.max(tabs.length - 1, 0)));
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const move = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, chosen, tabs.length, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div>
      <div
        ref={list}
        className={css['list']}
        data-align={align}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
      >
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            className={css['tab']}
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, content }, index) => (
        <div
          key={title}
          className={css['panel']}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== chosen}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
