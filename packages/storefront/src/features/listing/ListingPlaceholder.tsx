import { ProductGridSkeleton, Skeleton } from '@shop/ui';
import { PageTitle } from '../shared/PageTitle.tsx';
import css from './ListingPlaceholder.module.css';

const groups = [0, 1, 2, 3];

/**
 * A category page that is on its way: its title, the sidebar, the buttons above the products and a gallery of 6 empty
 * tiles (routes-10).
 */
export function ListingPlaceholder({ title }: { title: string }) {
  return (
    <div className={css['page']} aria-busy="true">
      <PageTitle page={title} />
      <Skeleton width="12rem" />
      <h1>{title}</h1>
      <div className={css['listing']}>
        <div className={css['sidebar']}>
          {groups.map(group => (
            <Skeleton key={group} height="var(--touch)" />
          ))}
        </div>
        <div className={css['results']}>
          <div className={css['bar']}>
            <Skeleton width="6rem" height="var(--touch)" />
            <Skeleton width="10rem" height="var(--touch)" />
          </div>
          <ProductGridSkeleton />
        </div>
      </div>
    </div>
  );
}
