import { useLocation } from 'react-router';
import { useShop } from '../context/ShopContext.ts';
import { canonicalPath } from './canonicalPath.ts';

/**
 * Names the page's one address. It follows each navigation, for browsers share a page by it. Of a listing `page` is the
 * one that is shown.
 */
export function Canonical({
  page,
}: {
  /** From 1; absent where the page is no list. */
  page?: number;
}) {
  const { config } = useShop();
  const { pathname } = useLocation();
  return config.origin === undefined ? null : (
    <link rel="canonical" href={config.origin + canonicalPath(pathname, page)} />
  );
}
