import type { StoreViewSeed } from '../catalogue/contentTypes.ts';
import type { SandboxConfig, SandboxContext } from '../context.ts';

/** What telling a shopper takes when no request of theirs is at hand. */
export type TellDeps = Pick<SandboxContext, 'db' | 'clock'> & { config: Pick<SandboxConfig, 'storeViews'> };

/**
 * The store view in which something was done, by the id that was kept with it: in its language is told what follows
 * (shops-06). The default one where none is known.
 */
export function storeViewOf({ config }: Pick<TellDeps, 'config'>, storeId: number | null): StoreViewSeed {
  const { storeViews } = config;
  return storeViews.find(({ id }) => id === storeId) ?? storeViews.find(({ isDefault }) => isDefault) ?? storeViews[0]!;
}
