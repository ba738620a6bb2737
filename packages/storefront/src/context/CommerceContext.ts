import type { CommerceClient, CommercePort } from '@shop/commerce-client';
import { createContext, use } from 'react';

export interface Commerce {
  client: CommerceClient;
  commerce: CommercePort;
}

export const CommerceContext = createContext<Commerce | null>(null);

/** The way to the commerce back end, for what no slice or query hook covers. */
export function useCommerce(): Commerce {
  const value = use(CommerceContext);
  if (value === null) throw new Error('useCommerce: no client in context. Render inside <ShopProviders>.');
  return value;
}
