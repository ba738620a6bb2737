import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countInstallations } from '../../app/keptHere.ts';
import { inlineScripts } from '../../inline/inlineScripts.ts';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { startLateLoader } from '../../testing/startLateLoader.ts';
import { InstallPlace } from './InstallPlace.tsx';

beforeEach(() => {
  localStorage.clear();
  window.shopInstall = undefined;
});
afterEach(cleanup);

const show = (signedIn = true) =>
  renderShop({ backEnd: cartBackEnd([]), signedIn, path: '/', routes: [{ path: '/', element: <InstallPlace /> }] });

/** What Chromium does when the shop can be installed. */
function offer() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn<() => Promise<void>>().mockRejectedValue(new Error('Asked already.')),
  });
  act(() => void dispatchEvent(event));
  return event;
}

/** The late loader, which hears of an offer before the shop listens. */
function startLoader() {
  runInThisContext(inlineScripts.head);
  startLateLoader();
}

// Rule notifications-07.
it('stands there while the browser offers, also from before the shop listened, and asks once', async () => {
  startLoader();
  const early = offer();
  expect(early.defaultPrevented).toBe(true);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Install App' }));
  expect(early.prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
  offer();
  expect(await screen.findByRole('button', { name: 'Install App' })).toBeTruthy();
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByRole('button')).toBeNull();
});

// Rule notifications-07.
it('is not there for a guest', async () => {
  startLoader();
  show(false);
  offer();
  await new Promise(resolve => void setTimeout(resolve, 50));
  expect(screen.queryByRole('button')).toBeNull();
});

// Rule notifications-07.
it('counts an installation, and does not mind a back end that does not', async () => {
  const mutate = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('Away.'));
  countInstallations({ mutate } as never);
  dispatchEvent(new Event('appinstalled'));
  await waitFor(() => expect(mutate).toHaveBeenCalledOnce());
});
