// chunk: options
import { Served, type ServedProps } from '../features/shared/Served.tsx';
import { fetchServed, type ServedCode } from '../features/shared/useServed.ts';
import type { AboutProductProps } from './AboutProduct.tsx';
import '../features/facts/FactSheet.module.css';
import '../features/product/Description.module.css';

const load = async () => (await import('./AboutProduct.tsx')).loadAbout();

const code: ServedCode<AboutProductProps> = { load, Part: import.meta.env.SSR ? await load() : undefined };

/** Fetches the code, for a page that the server did not write. */
export const fetchAbout = () => fetchServed(code);

/** What is said of a product as the server wrote it. Only in a tree of Page Builder something moves or is pressed. */
export const AboutPlace = (props: Pick<ServedProps<AboutProductProps>, 'part' | 'className'>) => (
  <Served code={code} whenNear={'children' in props.part.nodes} {...props} />
);
