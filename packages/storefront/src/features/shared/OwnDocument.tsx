// chunk: frame
import { LinkProvider } from '@shop/ui';
import type { ReactNode } from 'react';
import { useKeepsData } from './keepsData.ts';

/**
 * Links that load a document of its own: only there may the gateways' scripts run, and elsewhere they may not
 * (payment-09). Where the browser keeps nothing they stay in this document, and in its cart.
 */
export function OwnDocument({
  children,
}: {
  /** Whatever links into the checkout or to a payment. */
  children: ReactNode;
}) {
  const keeps = useKeepsData();
  return keeps ? <LinkProvider value="a">{children}</LinkProvider> : children;
}
