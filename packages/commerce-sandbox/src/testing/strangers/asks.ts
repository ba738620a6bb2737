import type { Ask } from './Ask.ts';
import { cartAsks } from './cartAsks.ts';
import { customerAsks } from './customerAsks.ts';
import { queryAsks } from './queryAsks.ts';

/**
 * What of Asha's each field of the contract may be asked for by somebody who has seen or guessed its name, or, in a
 * sentence, why it names nothing that somebody owns. A new operation has to say one of both.
 */
export const asks: Readonly<Record<string, string | readonly Ask[]>> = { ...queryAsks, ...cartAsks, ...customerAsks };
