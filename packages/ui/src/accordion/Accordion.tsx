import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './Accordion.module.css';

export interface AccordionSection {
  title: string;
  content: ReactNode;
  /** Open at first. */
  open?: boolean;
}

export interface AccordionProps {
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
      {sections.map(({ title, content, open = false }) => (
        <details key={title} className={css['section']} name={name} open={open}>
          <summary className={css['title']}>
            {title}
            <ChevronDown className={css['mark']} size={20} strokeWidth={1.5} aria-hidden />
          </summary>
          <div className={css['content']}>{content}</div>
        </details>
      ))}
    </div>
  );
}
