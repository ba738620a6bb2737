// chunk: options
// What the server wrote needs the sheets of all that it shows, long before its code.
import '@shop/ui/check.css';
import { useState } from 'react';
import { useIsPriceHidden } from '../shared/GuestPrice.tsx';
import { Served } from '../shared/Served.tsx';
import { fetchServed, type ServedCode } from '../shared/useServed.ts';
import type { TogetherProps } from './Together.tsx';
import './Together.module.css';

const load = async () => (await import('./Together.tsx')).Together;

const code: ServedCode<TogetherProps> = { load, Part: import.meta.env.SSR ? await load() : undefined };

/** Fetches the code, for a page that the server did not write. */
export const fetchTogether = () => fetchServed(code);

/** What goes with a product, as the server wrote it until a shopper comes near; nothing where guests see no prices. */
export function TogetherPlace(props: TogetherProps) {
  const [served] = useState(props);
  const isOutdated = served.sku !== props.sku || served.others !== props.others;
  if (useIsPriceHidden()) return null;
  return <Served code={code} part={props} whenNear isOutdated={isOutdated} aria-labelledby="together-title" />;
}
