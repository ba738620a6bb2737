import type { CommerceClient } from '@shop/commerce-client';
import { CategoryQuery, type PresentCategory } from './listingQueries.ts';
import { loadListing, type ListingData } from './loadListing.ts';

export interface CategoryData {
  /** Its description is plain text. */
  category: PresentCategory;
  products: ListingData | null;
}

/** Without the parser, which may not come where there is no network, the rest of the page stands. */
async function textOf(html: string | null): Promise<string | null> {
  if (!html || !/[<&]/.test(html)) return html;
  const parser = await import('@shop/page-builder/parse').catch(() => undefined);
  return parser?.plainText(html) ?? null;
}

/** A category with the page of its products that an address asks for. Null when the back end no longer has it. */
export async function loadCategory(client: CommerceClient, url: URL, uid: string): Promise<CategoryData | null> {
  const [{ categoryList }, products] = await Promise.all([
    client.query(CategoryQuery, { uid }),
    loadListing({ client, url, categoryUid: uid }),
  ]);
  const category = categoryList?.[0];
  if (!category) return null;
  return { category: { ...category, description: await textOf(category.description) }, products };
}
