import type { CommerceClient } from '@shop/commerce-client';

interface PendingWish {
  /** How the heart stands meanwhile. */
  wished: boolean;
  /** On its way to the server. */
  busy: boolean;
}

type Wishes = ReadonlyMap<string, PendingWish>;

export interface PendingWishes {
  /** By sku; another map after each change. */
  read: () => Wishes;
  set(sku: string, wish: PendingWish): void;
  delete(sku: string): void;
  /** The list came anew: it knows all that is not on its way. */
  listCame(): void;
  subscribe: (listener: () => void) => () => void;
}

function createPendingWishes(): PendingWishes {
  let wishes: Wishes = new Map();
  const listeners = new Set<() => void>();
  const become = (next: Wishes) => {
    wishes = next;
    for (const listener of listeners) listener();
  };
  const keep = (isKept: (sku: string, wish: PendingWish) => boolean) =>
    become(new Map([...wishes].filter(([sku, wish]) => isKept(sku, wish))));
  return {
    read: () => wishes,
    set: (sku, wish) => become(new Map(wishes).set(sku, wish)),
    delete: sku => keep(other => other !== sku),
    listCame: () => keep((_, { busy }) => busy),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const known = new WeakMap<CommerceClient, PendingWishes>();

/** The changes to the list that the query cache does not know yet: the hearts show them at once. */
export function pendingWishes(client: CommerceClient): PendingWishes {
  const wishes = known.get(client) ?? createPendingWishes();
  known.set(client, wishes);
  return wishes;
}
