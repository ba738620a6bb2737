import type { ShopThunk } from '@shop/state';
import { mayPush } from './mayPush.ts';

/** Who signs out is told nothing on this device any more (push-04). Never rejects. */
export const leaveDevice =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, _, { persistence }) => {
    // A device that is about to be registered has no token on record yet.
    if (!persistence.get('pushDevice') && !mayPush()) return;
    await import('./device.ts').then(({ forgetDevice }) => dispatch(forgetDevice())).catch(() => undefined);
  };
