import type { ResultOf } from '@shop/commerce-client';
import type { ShellQuery } from './shellQueries.ts';

export interface MenuEntry {
  uid: string;
  name: string;
  /** Path of the category page, suffix included. */
  href: string;
  /** Whether there is anything below it; true where the back end does not say. */
  hasChildren: boolean;
  /** The entry that leads to bills and recharge, which some menus leave out (frame-11). */
  isBills: boolean;
}

const billNames = new Set(['Bill and Recharge', 'Bills & Recharge']);

/** The top-level categories that a menu shows, in its order (frame-07). */
export function menuOf(shell: ResultOf<typeof ShellQuery> | undefined): MenuEntry[] {
  const suffix = shell?.storeConfig?.category_url_suffix ?? '.html';
  return (shell?.categoryList?.[0]?.children ?? [])
    .filter(entry => entry !== null && entry.include_in_menu === 1 && entry.url_path !== null)
    .toSorted((a, b) => (a?.position ?? 0) - (b?.position ?? 0))
    .map(entry => ({
      uid: entry?.uid ?? '',
      name: entry?.name ?? '',
      href: `/${entry?.url_path}${suffix}`,
      hasChildren: entry?.children_count !== '0',
      isBills: billNames.has(entry?.name ?? ''),
    }));
}
