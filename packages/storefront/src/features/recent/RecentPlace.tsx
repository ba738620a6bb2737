import { useEffect, useState } from 'react';
import { late } from '../shared/late.tsx';
import { onFirstSign } from '../shared/onFirstSign.ts';
import type { RecentlyViewedProps } from './RecentlyViewed.tsx';

const RecentlyViewed = late(async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed);

/** What was looked at before, at the end of a page (catalogue-10). It is asked for once somebody uses the page. */
export function RecentPlace(props: RecentlyViewedProps) {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => onFirstSign(() => setUsed(true)), []);
  return isUsed && <RecentlyViewed {...props} />;
}
