// chunk: listing
import { home } from '@shop/messages/listing';
import type { Crumb } from '@shop/ui';
import { categoryTrail } from '../shared/categoryTrail.ts';
import type { CategoryData } from './loadCategory.ts';

/** Where a category lies, from the home page down to itself. */
export function categoryCrumbs(category: CategoryData['category']): Crumb[] {
  return [
    { label: home, href: '/' },
    ...categoryTrail(category.breadcrumbs, category.url_suffix),
    { label: category.name ?? '' },
  ];
}
