import * as text from '@shop/messages/controls';
import css from './SkipLink.module.css';

export interface SkipLinkProps {
  /** Where the content begins, for example "#main". */
  href: string;
}

/** The first thing in a page: lets those who move by keyboard pass the header. Seen only while it has the focus. */
export function SkipLink({ href }: SkipLinkProps) {
  return (
    <a className={css['skip']} href={href}>
      {text.skipToContent}
    </a>
  );
}
