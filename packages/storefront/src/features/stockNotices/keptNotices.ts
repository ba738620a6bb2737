import type { ShopThunk } from '@shop/state';

/** Notices that were asked for in this browser, by sku: the code that takes each back. */
export type KeptNotices = Record<string, string>;

/** How many a browser remembers. */
const MOST = 40;

export const readNotices: ShopThunk<KeptNotices> = (_, __, { persistence }) => {
  const kept = persistence.get('stockNotices')?.codes;
  return Object.fromEntries(Object.entries(kept ?? {}).filter(([, code]) => typeof code === 'string'));
};

/** Remembers a notice, or forgets it without a code. */
export const keepNotice =
  (sku: string, code: string | undefined): ShopThunk<KeptNotices> =>
  (dispatch, _, { persistence }) => {
    const { [sku]: _known, ...others } = dispatch(readNotices);
    const codes = Object.fromEntries(
      [...Object.entries(others), ...(code === undefined ? [] : [[sku, code] as const])].slice(-MOST),
    );
    if (Object.keys(codes).length > 0) persistence.set('stockNotices', { codes });
    else persistence.remove('stockNotices');
    return codes;
  };
