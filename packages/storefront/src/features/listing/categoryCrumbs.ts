import { home } from '@shop/messages/listing';
import type { Crumb } from '@shop/ui';
import type { CategoryData } from './loadCategory.ts';

/** Where a category lies, from the home page down to itself. */
export function categoryCrumbs(category: CategoryData['category']): Crumb[] {
  const suffix = category.url_suffix ?? '.html';
  return [
    { label: home, href: '/' },
    ...(category.breadcrumbs ?? []).map(crumb => ({ label: crumb?.category_name ?? '', href: `/${crumb?.category_url_path}${suffix}` })),
    { label: category.name ?? '' },
  ];
}
