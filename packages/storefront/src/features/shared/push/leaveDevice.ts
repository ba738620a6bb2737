import type { ShopThunk } from '@shop/state';

/** Who signs out is told nothing on this device any more (push-04). Never rejects. */
export const leaveDevice =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, _, { persistence }) => {
    if (!persistence.get('pushDevice')) return;
    await import('./device.ts').then(({ forgetDevice }) => dispatch(forgetDevice())).catch(() => undefined);
  };
