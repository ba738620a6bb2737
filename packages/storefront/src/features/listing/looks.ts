import { createContext } from 'react';

/** Address of a picture by the uid of a value, of each product by its sku. */
export type Looks = Record<string, Record<string, string> | undefined>;

/** What the choices of the listed products look like; empty before that is known. */
export const LooksContext = createContext<Looks>({});
