// chunk: content
import { Link } from '@shop/ui';
import type { CSSProperties, ReactNode } from 'react';
import type { Link as ContentLink } from '../tree.ts';

export interface LinkedProps {
  link: ContentLink | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Names the link where its content does not. */
  label?: string | undefined;
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
