// chunk: filters
import * as words from '@shop/messages/listing';
import { formatNumber, Link } from '@shop/ui';
import css from './CategoryTree.module.css';
import type { CategoryNode } from './categoryNodes.ts';

export interface CategoryTreeProps {
  /** One level, each with those below it. */
  nodes: CategoryNode[];
  /** Called as somebody follows a link. */
  onFollow?: (() => void) | undefined;
}

/** Entries of a level that are shown before all are asked for. */
const shortLength = 8;
/** A line in the place of one or two entries would save nothing. */
const longFrom = shortLength + 3;

/** Where a listing lies among the categories: the way down to it, itself, and what lies below it (listing-06). */
export const CategoryTree = (props: CategoryTreeProps) => (
  <nav className={css['tree']} aria-label={words.categories}>
    <Level {...props} />
  </nav>
);

function Level({ nodes, onFollow }: CategoryTreeProps) {
  const isLong = nodes.length >= longFrom;
  const rest = isLong ? nodes.slice(shortLength) : [];
  return (
    <ul>
      {(isLong ? nodes.slice(0, shortLength) : nodes).map(({ uid, name, href, count, isCurrent, children }) => (
        <li key={uid}>
          <Link href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
            <span>{name}</span>
            {count !== undefined && <span className={css['count']}>{formatNumber(count)}</span>}
          </Link>
          {children.length > 0 && <Level nodes={children} onFollow={onFollow} />}
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <details>
            <summary>{words.showAll(formatNumber(nodes.length))}</summary>
            <Level nodes={rest} onFollow={onFollow} />
          </details>
        </li>
      )}
    </ul>
  );
}
