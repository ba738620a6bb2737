import { codeLost, type ShopThunk } from '@shop/state';
import { problemText } from '../shared/problemText.ts';
import type { lineActs } from './lineActs.ts';

/** Runs one of the acts. */
export type LineAct = (acts: typeof lineActs) => ShopThunk<Promise<string | undefined>>;

const fetchActs = async () => (await import('./lineActs.ts')).lineActs;

/** Fetches the code before anybody does something with a line. */
export const prefetchLineActs = (): void => void fetchActs().catch(() => undefined);

/**
 * Does something with a line of the cart, by code that is fetched then: who only looks does not pay for it. Resolves with
 * what went wrong; of code that does not come that it did not, and the next act fetches it again.
 */
export const actOnLine =
  (act: LineAct): ShopThunk<Promise<string | undefined>> =>
  async dispatch => {
    const acts = await fetchActs().catch(() => undefined);
    return acts ? dispatch(act(acts)) : problemText(dispatch(codeLost()));
  };
