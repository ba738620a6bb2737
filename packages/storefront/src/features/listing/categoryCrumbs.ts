import { home } from '@shop/messages/listing';
import type { Crumb } from '@shop/ui';
import { categoryHref } from '../shared/categoryHref.ts';
import type { CategoryData } from './loadCategory.ts';

/** Where a category lies, from the home page down to itself. */
export function categoryCrumbs(category: CategoryData['category']): Crumb[] {
  return [
    { label: home, href: '/' },
    ...(category.breadcrumbs ?? []).flatMap(crumb => (crumb?.category_url_path ? [{ label: crumb.category_name ?? '', href: categoryHref(crumb.category_url_path, category.url_suffix) }] : [])),
    { label: category.name ?? '' },
  ];
}
