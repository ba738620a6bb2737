import { late } from '../shared/late.tsx';

/** What was put aside, below all that a cart is made of: of an empty cart the page shows it, of a filled one what fills it. */
export const SavedPlace = late(async () => (await import('./SavedList.tsx')).SavedList);
