// chunk: listing
import { createContext } from 'react';

/** Address of a picture by the uid of a value, of each product by its sku. */
export type Looks = Record<string, Record<string, string> | undefined>;

/** What the choices of the listed products look like; empty before that is known. */
export const LooksContext = createContext<Looks>({});

/** By when products that are ordered now are delivered, in words; empty where nobody said where to, or nobody knows. */
export const DeliveryContext = createContext('');
