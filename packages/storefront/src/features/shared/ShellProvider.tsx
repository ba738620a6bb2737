import { useMemo, type ReactNode } from 'react';
import { useQuery } from 'urql';
import { useShop } from '../../context/ShopContext.ts';
import { menuOf } from './menuOf.ts';
import { ShellQuery } from './shellQueries.ts';
import { ShellContext, type Shell } from './useShell.ts';

/** Reads once for all of a page what its store view is. Falls back to the variant while the back end is away. */
export function ShellProvider({
  children,
}: {
  /** The whole page, whose parts ask by `useShell`. */
  children: ReactNode;
}) {
  const { variant } = useShop();
  const [{ data }] = useQuery({ query: ShellQuery });
  const shell = useMemo((): Shell => {
    const store = data?.storeConfig ?? null;
    return {
      store,
      storeName: store?.store_name ?? variant.name,
      menu: menuOf(data),
      categorySuffix: store?.category_url_suffix ?? '.html',
      productSuffix: store?.product_url_suffix ?? '.html',
    };
  }, [data, variant]);
  return <ShellContext value={shell}>{children}</ShellContext>;
}
