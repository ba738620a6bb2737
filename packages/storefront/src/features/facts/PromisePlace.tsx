// chunk: options
import { useState } from 'react';
import { useIsPriceHidden } from '../shared/GuestPrice.tsx';
import { Served } from '../shared/Served.tsx';
import { fetchServed, type ServedCode } from '../shared/useServed.ts';
import type { PromiseStripProps } from './PromiseStrip.tsx';
import './PromiseStrip.module.css';

const load = async () => (await import('./PromiseStrip.tsx')).PromiseStrip;

const code: ServedCode<PromiseStripProps> = { load, Part: import.meta.env.SSR ? await load() : undefined };

/** Fetches the strip's code, for a page that the server did not write. */
export const fetchPromises = () => fetchServed(code);

/** The promises of a product as the server wrote them, until another variant has another price or a line is pressed. */
export function PromisePlace({ price, ...others }: PromiseStripProps) {
  const isHidden = useIsPriceHidden();
  const shown = isHidden ? undefined : price;
  const [served] = useState(shown);
  return <Served code={code} part={{ ...others, price: shown }} isOutdated={shown !== served} />;
}
