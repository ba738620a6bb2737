import type { CommerceClient } from '@shop/commerce-client';
import { CategoryQuery, type PresentCategory } from './listingQueries.ts';
import { loadListing, type ListingData } from './loadListing.ts';

export interface CategoryData {
  category: PresentCategory;
  products: ListingData | null;
}

/** A category with the page of its products that an address asks for. Null when the back end no longer has it. */
export async function loadCategory(client: CommerceClient, url: URL, uid: string): Promise<CategoryData | null> {
  const [{ categoryList }, products] = await Promise.all([
    client.query(CategoryQuery, { uid }),
    loadListing({ client, url, categoryUid: uid }),
  ]);
  const category = categoryList?.[0];
  return category ? { category, products } : null;
}
