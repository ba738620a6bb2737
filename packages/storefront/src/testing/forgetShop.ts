import { STORAGE_NAMESPACE } from '@shop/state';

/** Empties what this browser keeps of the shop: a story begins as a first visit. */
export function forgetShop(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(STORAGE_NAMESPACE)) storage.removeItem(key);
}
