import { useAppDispatch, type ShopThunk } from '@shop/state';
import { useEffect, useState } from 'react';
import { useCommerce } from '../../../context/CommerceContext.ts';
import { useFeature } from '../../../context/features.ts';
import { canPush, isInstalled } from './mayPush.ts';
import { pushSetting } from './pushSetting.ts';

/**
 * Whether the customer is told on this device (push-02): not a thing of this shop or browser; only in the installed shop;
 * kept from it by the browser; never asked; switched off, or on.
 */
export type PushStatus = 'absent' | 'uninstalled' | 'blocked' | 'unasked' | 'off' | 'on';

const read =
  (): ShopThunk<PushStatus> =>
  (_, __, { persistence }) => {
    if (!isInstalled()) return 'uninstalled';
    if (!canPush()) return 'absent';
    if (Notification.permission === 'denied') return 'blocked';
    const choice = persistence.get('pushChoice')?.isWanted;
    if (choice === false) return 'off';
    return Notification.permission === 'granted' ? 'on' : 'unasked';
  };

const choose =
  (isWanted: boolean): ShopThunk =>
  (_, __, { persistence }) =>
    persistence.set('pushChoice', { isWanted });

/** How it stands, once that is known, and how to change it. Only `turnOn` lets the browser ask. */
export function usePush() {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const isOffered = useFeature('push');
  const [status, setStatus] = useState<PushStatus>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let isLeft = false;
    void (isOffered ? pushSetting() : Promise.resolve(undefined)).then(push => {
      if (!isLeft) setStatus(push ? dispatch(read()) : 'absent');
    });
    return () => {
      isLeft = true;
    };
  }, [dispatch, isOffered]);

  /** Runs a change, one at a time, and shows what came of it. */
  const change = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    await work().catch(() => undefined);
    setStatus(dispatch(read()));
    setBusy(false);
  };
  return {
    status,
    busy,
    turnOn: () =>
      change(async () => {
        const permission = await Notification.requestPermission();
        // Whoever closes the question is not asked again.
        dispatch(choose(permission === 'granted'));
        if (permission !== 'granted') return;
        const { keepDevice } = await import('./device.ts');
        // Nobody waits for it: what fails is tried again when the shop is opened the next time (push-03).
        void dispatch(keepDevice(client));
      }),
    turnOff: () =>
      change(async () => {
        dispatch(choose(false));
        const { forgetDevice } = await import('./device.ts');
        await dispatch(forgetDevice());
      }),
  };
}
