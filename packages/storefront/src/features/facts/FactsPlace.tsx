// chunk: around
import { Served } from '../shared/Served.tsx';
import { fetchServed, type ServedCode } from '../shared/useServed.ts';
import type { FactSheetProps } from './FactSheet.tsx';
import './FactSheet.module.css';

const load = async () => (await import('./FactSheet.tsx')).FactSheet;

const code: ServedCode<FactSheetProps> = { load, Part: import.meta.env.SSR ? await load() : undefined };

/** Fetches the sheet's code, for a page that the server did not write. */
export const fetchFactSheet = () => fetchServed(code);

/** The facts of a product as the server wrote them: nothing in them is pressed. */
export const FactsPlace = (props: FactSheetProps) => <Served code={code} part={props} />;
