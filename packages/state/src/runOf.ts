import { partNotLoaded } from '@shop/messages/errors';
import type { Outcome } from './problems.ts';
import type { ShopThunk } from './services.ts';

/** Makes what runs flows whose code is fetched when the first one is run: `runFlow` and `runRead`. */
export const runOf =
  <Code>(fetchCode: () => Promise<Code>) =>
  <Value>(flow: (code: Code) => ShopThunk<Promise<Outcome<Value>>>): ShopThunk<Promise<Outcome<Value>>> =>
  async (dispatch, getState) => {
    const code = await fetchCode().catch(() => undefined);
    if (code) return dispatch(flow(code));
    const { isOnline } = getState().app;
    return { status: 'failed', problem: isOnline ? { kind: 'network', message: partNotLoaded } : { kind: 'offline' } };
  };
