import { useQuery } from 'urql';
import { useShop } from '../../context/ShopContext.ts';
import { menuOf } from './menuOf.ts';
import { ShellQuery } from './shellQueries.ts';

/**
 * The store view and its top-level categories, in the order of the menu. Falls back to the variant while the back end
 * is away.
 */
export function useShell() {
  const { variant } = useShop();
  const [{ data }] = useQuery({ query: ShellQuery });
  const store = data?.storeConfig ?? null;
  return {
    store,
    storeName: store?.store_name ?? variant.name,
    menu: menuOf(data),
    categorySuffix: store?.category_url_suffix ?? '.html',
    productSuffix: store?.product_url_suffix ?? '.html',
  };
}
