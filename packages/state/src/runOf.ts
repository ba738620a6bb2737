import type { Problem } from '@shop/commerce-client';
import { partNotLoaded } from '@shop/messages/errors';
import type { Outcome } from './problems.ts';
import type { ShopThunk } from './services.ts';

/** Why code that was asked for did not come: the device is offline, or it could not be fetched. */
export const codeLost = (): ShopThunk<Problem> => (_, getState) =>
  getState().app.isOnline ? { kind: 'network', message: partNotLoaded } : { kind: 'offline' };

/** Makes what runs flows whose code is fetched when the first one is run: `runFlow` and `runRead`. */
export const runOf =
  <Code>(fetchCode: () => Promise<Code>) =>
  <Value>(flow: (code: Code) => ShopThunk<Promise<Outcome<Value>>>): ShopThunk<Promise<Outcome<Value>>> =>
  async dispatch => {
    const code = await fetchCode().catch(() => undefined);
    return code ? dispatch(flow(code)) : { status: 'failed', problem: dispatch(codeLost()) };
  };
