/// <reference path="../../inline/inline-script.d.ts" />
import { useSyncExternalStore } from 'react';

/** Tells who shows the offer that it was taken. */
const TAKEN = 'shop:install-taken';

const subscribe = (onChange: () => void): (() => void) => {
  // The late loader hears of an offer first, and has it in hand by then.
  const names = ['beforeinstallprompt', 'appinstalled', TAKEN];
  for (const name of names) addEventListener(name, onChange);
  return () => {
    for (const name of names) removeEventListener(name, onChange);
  };
};

/** Whether the browser offers to install the shop as an app. */
export const useInstallOffer = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.shopInstall !== undefined,
    () => false,
  );

/** Has the browser ask. An offer serves once, whatever the answer; a browser that offers again does so by itself. */
export async function takeInstallOffer(): Promise<void> {
  const offer = window.shopInstall;
  window.shopInstall = undefined;
  dispatchEvent(new Event(TAKEN));
  await offer?.prompt().catch(() => undefined);
}
