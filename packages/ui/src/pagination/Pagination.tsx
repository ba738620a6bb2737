// chunk: listing
import * as text from '@shop/messages/pages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from '../link/Link.tsx';
import { pageNumbers } from './pageNumbers.ts';
import css from './Pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  current: number;
  /** Number of pages; of one nothing is shown. */
  total: number;
  /** Address of a page. */
  hrefOf: (page: number) => string;
}

/** Pages of a list, as links: they work without script, and each can be shared. */
export function Pagination({ current, total, hrefOf }: PaginationProps) {
  if (total <= 1) return null;
  return (
    <nav className={css['pagination']} aria-label={text.pages}>
      {current > 1 && (
        <Link className={css['step']} href={hrefOf(current - 1)} aria-label={text.previous}>
          <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
        </Link>
      )}
      <ol className={css['pages']}>
        {pageNumbers(current, total).map((page, index) => (
          <li
            key={page ?? `gap-${index}`}
            data-between={page === null || page === 1 || page === current || page === total ? undefined : ''}
          >
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                className={css['page']}
                href={hrefOf(page)}
                aria-label={text.page(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {current < total && (
        <Link className={css['step']} href={hrefOf(current + 1)} aria-label={text.next}>
          <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
        </Link>
      )}
    </nav>
  );
}
