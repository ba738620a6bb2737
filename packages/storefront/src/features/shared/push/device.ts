import type { CommerceClient } from '@shop/commerce-client';
import { userSlice, type Persistence, type ShopThunk } from '@shop/state';
import type { PushService } from '@shop/variant';
import { customerIdOf } from '../account/customerIdOf.ts';
import { startWorker } from '../worker/startWorker.ts';
import { register, unregister, type Registered } from './firebase.ts';
import { mayPush } from './mayPush.ts';
import { SaveFcmToken } from './pushQueries.ts';
import { pushSetting } from './pushSetting.ts';
import { endSubscription, isSubscribed } from './subscription.ts';

/** After this a token is asked for anew, ms (push-03). */
export const TOKEN_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** How long signing out waits until this device is forgotten, ms. */
const goodbye = 3000;

const isUnwanted = (persistence: Persistence) => persistence.get('pushChoice')?.isWanted === false;

/** One at a time, in all windows: two would each end the other's subscription. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('push-device', work) : work();

/** Ends what was registered of this device before. Where Firebase does not hear of it, its token leads to no subscription. */
async function retire(known: Registered | undefined): Promise<void> {
  const told = known && pushSetting().then(push => push && unregister(push, known));
  await Promise.all([endSubscription(), told?.catch(() => undefined)]);
}

/** Rejects where the customer has left, or switched it off, on the way: both end the subscription. */
const checkStillWanted =
  (): ShopThunk<Promise<void>> =>
  async (_, getState, { persistence }) => {
    const isHere = await isSubscribed();
    if (!isHere || !userSlice.selectors.selectIsSignedIn(getState()) || isUnwanted(persistence))
      throw new Error('Left, or switched off, on the way.');
  };

/** Gets a token and has the back end keep it. Rejects where any of that fails, and leaves nothing behind then. */
const saveDevice =
  (client: CommerceClient, push: PushService, customerId: number): ShopThunk<Promise<void>> =>
  async (dispatch, _, { persistence, clock }) => {
    const registration = await startWorker();
    await retire(persistence.get('pushDevice'));
    persistence.remove('pushDevice');
    let device: Registered | undefined;
    try {
      const subscription = await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: push.vapidKey,
      });
      device = await register(push, subscription);
      await dispatch(checkStillWanted());
      // Who leaves before the answer is here reloads the page, and can only give back what is on record. It counts as old.
      persistence.set('pushDevice', { ...device, customerId, savedAt: 0 });
      const { saveFcmToken } = await client.mutate(
        SaveFcmToken,
        { token: device.token },
        { skipQueue: true, isRepeatable: true },
      );
      if (saveFcmToken?.status === false) throw new Error('The token was not saved.');
      await dispatch(checkStillWanted());
      persistence.set('pushDevice', { ...device, customerId, savedAt: clock.now() });
    } catch (error) {
      persistence.remove('pushDevice');
      await retire(device).catch(() => undefined);
      throw error;
    }
  };

/**
 * Sees to it that the back end has a token of this device, where the shop is installed, the customer has allowed it and not
 * switched it off: a new one, one that is a week old, or one of another customer is asked for anew (push-02, push-03).
 * What fails is tried again when the shop is opened the next time; nothing is said of it.
 *
 * @returns whether this device is told from now on.
 */
export const keepDevice =
  (client: CommerceClient): ShopThunk<Promise<boolean>> =>
  (dispatch, _, { persistence, clock }) =>
    inTurn(async () => {
      if (!mayPush() || isUnwanted(persistence)) return false;
      const [push, customerId] = await Promise.all([pushSetting(), customerIdOf(client)]);
      if (!push || customerId === undefined) return false;
      const known = persistence.get('pushDevice');
      const age = clock.now() - (known?.savedAt ?? 0);
      const isFresh = known?.customerId === customerId && age >= 0 && age < TOKEN_LIFE_MS;
      if (!isFresh || !(await isSubscribed())) await dispatch(saveDevice(client, push, customerId));
      return true;
    }).catch(() => false);

/**
 * Has this device forgotten: by the browser, so that nothing arrives, and by Firebase, so that the back end learns of it
 * (push-04). Takes three seconds at most, and never rejects.
 */
export const forgetDevice =
  (): ShopThunk<Promise<void>> =>
  async (_, __, { persistence, clock }) => {
    const known = persistence.get('pushDevice');
    persistence.remove('pushDevice');
    const late = new Promise<void>(resolve => void clock.setTimeout(resolve, goodbye));
    await Promise.race([retire(known), late]).catch(() => undefined);
  };
