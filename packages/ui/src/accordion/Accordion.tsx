import type { ReactNode } from 'react';
import css from './Accordion.module.css';

export interface AccordionSection {
  /** On what opens it. */
  title: string;
  /** What it opens. */
  content: ReactNode;
  /** Open at first. */
  open?: boolean;
}

export interface AccordionProps {
  /** In their order. */
  sections: AccordionSection[];
  /** Set: only one section of this name is open at a time. */
  name?: string | undefined;
}

/**
 * Titles that open what stands below them: the platform's own, so that it works without script and find-in-page opens
 * it.
 */
export function Accordion({ sections, name }: AccordionProps) {
  return (
    <div>
      {sections.map(({ title, content, open = false }, index) => (
        <details key={index} className={css['section']} name={name} open={open}>
          <summary className={css['title']}>{title}</summary>
          <div className={css['content']}>{content}</div>
        </details>
      ))}
    </div>
  );
}
