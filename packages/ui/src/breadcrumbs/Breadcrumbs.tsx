import * as text from '@shop/messages/controls';
import { Link } from '../link/Link.tsx';
import css from './Breadcrumbs.module.css';

export interface Crumb {
  /** Name of the page. */
  label: string;
  /** Absent for the page itself. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  /** From the home page down to the page itself. */
  crumbs: Crumb[];
}

/** Where a page stands in the shop. The last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={text.breadcrumbs}>
      <ol className={css['list']}>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${index}-${label}`}>
            {href === undefined ? <span aria-current="page">{label}</span> : <Link href={href}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
