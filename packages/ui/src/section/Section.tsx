import { useId, type ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import css from './Section.module.css';

export interface SectionProps {
  title: string;
  /** Where all of it is. */
  more?: { href: string; label: string } | undefined;
  children: ReactNode;
}

/** A part of a page within the site's width, with its title and the way to more. */
export function Section({ title, more, children }: SectionProps) {
  const heading = useId();
  return (
    <section className={css['section']} aria-labelledby={heading}>
      <div className={css['head']}>
        <h2 id={heading}>{title}</h2>
        {more && (
          <Link className={css['more']} href={more.href}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
