import { ProductGridSkeleton, Skeleton } from '@shop/ui';
import css from './ListingSkeleton.module.css';

const groups = [0, 1, 2, 3];

/** What stands below the title of a category that is on its way: sidebar, buttons, 6 empty tiles (routes-10). */
export function ListingSkeleton() {
  return (
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
  );
}
