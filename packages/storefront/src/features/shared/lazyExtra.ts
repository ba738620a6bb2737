import { lazy, type ComponentType } from 'react';

/**
 * A part that only adds to what stands already, fetched when it is first shown. Should its code not come, nothing
 * stands there.
 */
export const lazyExtra = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => () => null) }));
