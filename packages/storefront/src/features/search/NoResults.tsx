import * as text from '@shop/messages/search';
import { Link } from '@shop/ui';
import { region } from '../../context/region.tsx';
import { useShell } from '../shared/useShell.ts';
import { DidYouMean } from './DidYouMean.tsx';
import css from './NoResults.module.css';

/** How many categories are shown. */
const MOST = 6;

export interface NoResultsProps {
  /** Texts that the back end found to be alike. */
  suggestions: string[];
}

/** What helps on when a search found nothing: likely spellings, and the shop's first categories. */
function DefaultNoResults({ suggestions }: NoResultsProps) {
  const { menu } = useShell();
  return (
    <>
      <DidYouMean suggestions={suggestions} />
      <span>{text.nothingFound}</span>
      {menu.length > 0 && (
        <span className={css['line']}>
          <span className={css['title']}>{text.popularCategories}</span>
          {menu.slice(0, MOST).map(({ uid, name, href }) => (
            <Link key={uid} className={css['category']} href={href}>
              {name}
            </Link>
          ))}
        </span>
      )}
    </>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** What a search that finds nothing shows. */
    NoResults: NoResultsProps;
  }
}

export const NoResults = region('NoResults', DefaultNoResults);
