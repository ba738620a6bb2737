import { useLocation } from 'react-router';
import { useShop } from '../app/ShopContext.ts';
import { canonicalPath } from './canonicalPath.ts';

/** Names the page's one address. It follows each navigation, for browsers share a page by it. */
export function Canonical() {
  const { config } = useShop();
  const { pathname, search } = useLocation();
  return config.origin === undefined ? null : <link rel="canonical" href={config.origin + canonicalPath(pathname, search)} />;
}
