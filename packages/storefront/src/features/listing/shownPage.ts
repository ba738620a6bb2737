// chunk: listing
import type { ListingData } from './loadListing.ts';

/** The page of a listing that is shown, from 1: an address may ask for one past the end. */
export function shownPage(products: Pick<ListingData, 'page_info'> | null | undefined): number {
  const { current_page: current, total_pages: total } = products?.page_info ?? {};
  return Math.max(1, Math.min(current ?? 1, total ?? 1));
}
