import type { Variant } from '@shop/variant';
import type { StoreViews } from './knownStoreViews.ts';

export interface StoreViewInput {
  url: URL;
  cookie: string | undefined;
  variant: Variant;
  /** Store view code by host name. */
  hosts: Record<string, string>;
  storeViews: StoreViews;
}

export type StoreViewChoice = { kind: 'view'; code: string } | { kind: 'switch'; code: string; location: string };

const code = /^[a-z][a-z0-9_]{0,31}$/i;

/** Name of the cookie that keeps the choice; cookies ignore ports, so each variant has its own. */
export const storeCookieName = (variant: Variant): string => `store_${variant.id.replaceAll('-', '_')}`;

/**
 * Chooses the store view: host name, else cookie, else the variant's default. `?___store=CODE` asks for a switch to the
 * clean address (docs/architecture.md, "Variants, store views and features"). A store view that is not there is
 * ignored.
 */
export async function chooseStoreView({
  url,
  cookie,
  variant,
  hosts,
  storeViews,
}: StoreViewInput): Promise<StoreViewChoice> {
  const exists = async (asked: string) => code.test(asked) && (await storeViews(asked)).kind !== 'absent';
  const asked = url.searchParams.get('___store');
  if (asked !== null && (await exists(asked))) {
    const clean = new URL(url);
    clean.searchParams.delete('___store');
    return { kind: 'switch', code: asked, location: clean.pathname.replace(/^\/+/, '/') + clean.search };
  }
  const byHost = Object.hasOwn(hosts, url.hostname) ? hosts[url.hostname] : undefined;
  if (byHost !== undefined) return { kind: 'view', code: byHost };
  if (cookie !== undefined && (await exists(cookie))) return { kind: 'view', code: cookie };
  return { kind: 'view', code: variant.storeCode };
}
