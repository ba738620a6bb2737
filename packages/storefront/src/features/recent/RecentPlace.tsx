// chunk: recent
import { late } from '../shared/late.tsx';
import { useFirstSign } from '../shared/useFirstSign.ts';
import type { RecentlyViewedProps } from './RecentlyViewed.tsx';

const RecentlyViewed = late(async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed);

/** What was looked at before, at the end of a page (catalogue-10). It is asked for once somebody uses the page. */
export function RecentPlace(props: RecentlyViewedProps) {
  return useFirstSign() && <RecentlyViewed {...props} />;
}
