import type { CommerceClient, CommercePort } from '@shop/commerce-client';
import type { ServerStore, ShopStore } from '@shop/state';
import { LinkProvider, PriceFormatProvider } from '@shop/ui';
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';
import { Provider as StoreProvider } from 'react-redux';
import { Provider as QueryProvider } from 'urql';
import { PriceVisibility } from '../features/shared/GuestPrice.tsx';
import { CommerceContext } from '../context/CommerceContext.ts';
import { ShellProvider } from '../features/shared/ShellProvider.tsx';
import { RouterLink } from './RouterLink.tsx';
import { ShopContext, type ShopSetting } from '../context/ShopContext.ts';

export interface ShopProvidersProps {
  /** The variant, its store view and what else does not change while a page stands. */
  setting: ShopSetting;
  /** Asks the back end, and keeps what it answered. */
  client: CommerceClient;
  /** Carts, orders and sessions of the back end, as the flows of the store call them. */
  commerce: CommercePort;
  /** State of this visitor: cart, session, checkout. On a server that of nobody. */
  store: ShopStore | ServerStore;
  /** The shop's own link; the router's unless given. */
  Link?: ComponentType<ComponentPropsWithRef<'a'>>;
  /** Whatever reads them: a page of the shop, or a part of one. */
  children: ReactNode;
}

/** What every part of the shop stands in, on server and browser alike. */
export function ShopProviders({ setting, client, commerce, store, Link = RouterLink, children }: ShopProvidersProps) {
  return (
    <ShopContext value={setting}>
      <CommerceContext value={{ client, commerce }}>
        <StoreProvider store={store}>
          <QueryProvider value={client.urql}>
            <LinkProvider value={Link}>
              <PriceFormatProvider decimals={setting.variant.priceDecimals}>
                <ShellProvider>
                  <PriceVisibility>{children}</PriceVisibility>
                </ShellProvider>
              </PriceFormatProvider>
            </LinkProvider>
          </QueryProvider>
        </StoreProvider>
      </CommerceContext>
    </ShopContext>
  );
}
