import * as text from '@shop/messages/controls';
import css from './SkipLink.module.css';

export interface SkipLinkProps {
  /** Where the content begins, for example "#main". */
  href: string;
  /** "Skip to content" unless told. */
  label?: string;
}

/** The first thing in a page: lets those who move by keyboard pass the header. Seen only while it has the focus. */
export function SkipLink({ href, label = text.skipToContent }: SkipLinkProps) {
  return (
    <a className={css['skip']} href={href}>
      {label}
    </a>
  );
}
