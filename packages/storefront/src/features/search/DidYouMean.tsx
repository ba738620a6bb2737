import * as text from '@shop/messages/search';
import { Link } from '@shop/ui';
import { searchHref } from '../shared/searchHref.ts';
import css from './DidYouMean.module.css';

export interface DidYouMeanProps {
  /** Texts that the back end found to be alike; nothing is shown without any. */
  suggestions: string[];
}

/** Likely spellings of what was searched for, as searches. */
export function DidYouMean({ suggestions }: DidYouMeanProps) {
  if (suggestions.length === 0) return null;
  return (
    <span className={css['line']}>
      {text.didYouMean}
      {suggestions.map(words => (
        <Link key={words} className={css['meant']} href={searchHref(words)}>
          {words}
        </Link>
      ))}
    </span>
  );
}
