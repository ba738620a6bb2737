// chunk: listing
import { use } from 'react';
import { late } from '../late.tsx';
import { CompareContext } from './CompareContext.ts';

const CompareBar = late(async () => (await import('./CompareBar.tsx')).CompareBar);

/** Where the bar with what is compared stands, at the foot of a listing, while something is. */
export function ComparePlace() {
  const { items } = use(CompareContext);
  return items.length > 0 && <CompareBar />;
}
