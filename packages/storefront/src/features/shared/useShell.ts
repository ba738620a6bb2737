import { useQuery } from 'urql';
import { useShop } from '../../context/ShopContext.ts';
import { ShellQuery } from './shellQueries.ts';

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

/**
 * The store view and its top-level categories, in the order of the menu. Falls back to the variant while the back end
 * is away.
 */
export function useShell() {
  const { variant } = useShop();
  const [{ data }] = useQuery({ query: ShellQuery });
  const store = data?.storeConfig ?? null;
  const suffix = store?.category_url_suffix ?? '.html';
  const menu: MenuEntry[] = (data?.categoryList?.[0]?.children ?? [])
    .filter(entry => entry !== null && entry.include_in_menu === 1 && entry.url_path !== null)
    .toSorted((a, b) => (a?.position ?? 0) - (b?.position ?? 0))
    .map(entry => ({
      uid: entry?.uid ?? '',
      name: entry?.name ?? '',
      href: `/${entry?.url_path}${suffix}`,
      hasChildren: entry?.children_count !== '0',
      isBills: billNames.has(entry?.name ?? ''),
    }));
  return {
    store,
    storeName: store?.store_name ?? variant.name,
    menu,
    categorySuffix: suffix,
    productSuffix: store?.product_url_suffix ?? '.html',
  };
}
