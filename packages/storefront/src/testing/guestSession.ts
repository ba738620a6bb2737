import type { SessionSource } from '@shop/commerce-client';

/** Of a guest whose browser keeps nothing yet. A test of somebody else says what differs. */
export const guestSession: SessionSource = {
  token: () => undefined,
  storeCode: () => 'kaveri',
  currency: () => undefined,
  cacheId: { get: () => undefined, set: () => {} },
  online: () => true,
};
