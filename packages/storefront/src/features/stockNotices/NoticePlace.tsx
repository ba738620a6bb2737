// chunk: options
import { useAppDispatch, type ShopThunk } from '@shop/state';
import { useEffect, useState } from 'react';
import { Served } from '../shared/Served.tsx';
import { fetchServed, type ServedCode } from '../shared/useServed.ts';
import { readVariants } from '../shared/options/productOptions.ts';
import type { NoticedProduct } from './soldOutOf.ts';
import type { StockNoticeProps } from './StockNotice.tsx';
import './StockNotice.module.css';

const load = async () => (await import('./StockNotice.tsx')).StockNotice;

const code: ServedCode<StockNoticeProps> = { load, Part: import.meta.env.SSR ? await load() : undefined };

/** Where nothing is sold out there is nothing to wait for, and no code to fetch. */
const hasSoldOut = (product: NoticedProduct): boolean =>
  product.stock_status === 'OUT_OF_STOCK' || readVariants(product).some(({ inStock }) => !inStock);

/** Fetches the code, for a page that the server did not write. */
export const fetchStockNotice = async (product: NoticedProduct): Promise<void> => {
  if (hasSoldOut(product)) await fetchServed(code);
};

const hasNotices: ShopThunk<boolean> = (_, __, { persistence }) => persistence.get('stockNotices') !== undefined;

/** The way to be told when something is back; its code comes with a press, or where this browser remembers one. */
export function NoticePlace(props: StockNoticeProps) {
  const dispatch = useAppDispatch();
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(dispatch(hasNotices)), [dispatch]);
  return hasSoldOut(props.product) && <Served code={code} part={props} isOutdated={isKnown} />;
}
