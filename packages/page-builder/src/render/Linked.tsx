// chunk: content
import { Link } from '@shop/ui';
import type { CSSProperties, ReactNode } from 'react';
import type { Link as ContentLink } from '../tree.ts';

export interface LinkedProps {
  /** Absent: it stands in a plain element. */
  link: ContentLink | undefined;
  /** Of the element around the content. */
  className?: string | undefined;
  /** Of the element around the content. */
  style?: CSSProperties | undefined;
  /** Names the link where its content does not. */
  label?: string | undefined;
  /** What is pressed, without links of its own where `link` is given. */
  children: ReactNode;
}

/** Content as a link where it has one. */
export const Linked = ({ link, label, children, ...look }: LinkedProps) =>
  link ? (
    <Link href={link.href} newTab={link.newTab ?? false} aria-label={label} {...look}>
      {children}
    </Link>
  ) : (
    <div {...look}>{children}</div>
  );
