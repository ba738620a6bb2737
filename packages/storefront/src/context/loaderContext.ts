import type { CommerceClient, OptionalFeature } from '@shop/commerce-client';
import type { Variant } from '@shop/variant';
import { createContext, type RouterContextProvider } from 'react-router';

/** What a route's loader may reach. One per request on the server, one per document in the browser. */
export interface LoaderContext {
  client: CommerceClient;
  variant: Variant;
  /** False where the back end lacks it. */
  has: (feature: OptionalFeature) => boolean;
  /** Told as soon as it is known that a category is on its way. Absent on the server, which shows no placeholder. */
  onCategory?: (coming: { path: string; title: string }) => void;
  /** True where a live token is stored; always false on the server, which renders what a guest sees. */
  signedIn: () => boolean;
}

const key = createContext<LoaderContext>();

export function provideLoaderContext(provider: RouterContextProvider, value: LoaderContext): void {
  provider.set(key, value);
}

/** The loader context of the arguments that a loader was called with. */
export function loaderContext(args: { context: Readonly<RouterContextProvider> }): LoaderContext {
  return args.context.get(key);
}
