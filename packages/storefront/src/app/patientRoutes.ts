/// <reference path="../inline/inline-script.d.ts" />
import { CommerceError } from '@shop/commerce-client';
import type { RouteObject } from 'react-router';

/** What is known of the device's network. */
export interface Connection {
  isOnline: () => boolean;
  /** Settles when the network is back, or when nobody waits for it any more. */
  whenBack: (signal: AbortSignal | undefined) => Promise<void>;
}

/**
 * Routes whose pages wait for the network: where one can neither be fetched nor drawn from what this browser keeps, it
 * goes on when the device is online again.
 */
export function patientRoutes(routes: RouteObject[], { isOnline, whenBack }: Connection): RouteObject[] {
  async function patiently<Result>(work: () => Promise<Result> | Result, signal?: AbortSignal): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      // A piece of a release that is gone: the page is on its way out.
      await window.shopRenewing;
      const isLost = error instanceof CommerceError && error.problem.kind === 'offline';
      if (error instanceof Response || (isOnline() && !isLost)) throw error;
      if (!isOnline() && !signal?.aborted) await whenBack(signal);
      if (signal?.aborted) throw error;
      return patiently(work, signal);
    }
  }
  const patientLoader = (loader: RouteObject['loader']): RouteObject['loader'] =>
    typeof loader === 'function'
      ? (args, context) => patiently(() => loader(args, context), args.request.signal)
      : loader;
  return routes.map(route => {
    const { lazy, loader, children } = route;
    return {
      ...route,
      ...(loader !== undefined && { loader: patientLoader(loader) }),
      ...(typeof lazy === 'function' && {
        lazy: async () => {
          const module = await patiently(lazy);
          return 'loader' in module ? { ...module, loader: patientLoader(module.loader) } : module;
        },
      }),
      ...(children && { children: patientRoutes(children, { isOnline, whenBack }) }),
    } as RouteObject;
  });
}
