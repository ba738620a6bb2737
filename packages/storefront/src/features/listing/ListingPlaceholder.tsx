// chunk: listing
import { late } from '../shared/late.tsx';
import { PageTitle } from '../shared/PageTitle.tsx';
import css from './ListingPlaceholder.module.css';

/** Comes with what finds the next page, which is before most visitors go anywhere. */
export const ListingSkeleton = late(async () => (await import('./ListingSkeleton.tsx')).ListingSkeleton);

/** A category page that is on its way: its title at once, below it the shape of what comes (routes-10). */
export function ListingPlaceholder({
  title,
}: {
  /** Name of the category, as the link to it said. */
  title: string;
}) {
  return (
    <div className={css['page']} aria-busy="true">
      <PageTitle page={title} />
      <h1>{title}</h1>
      <ListingSkeleton />
    </div>
  );
}
