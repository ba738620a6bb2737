import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd, problemError } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { notificationAnswers } from '../../testing/sampleNotifications.ts';
import { BellPlace } from './BellPlace.tsx';

beforeEach(() => {
  localStorage.clear();
  standInForModals();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A back end with three unread notifications of four, and what it was told of them. */
function backEndOf(told: object | null = notificationAnswers.CustomerNotifications) {
  const backEnd = cartBackEnd([]);
  const asked: unknown[] = [];
  const marked: unknown[] = [];
  backEnd.graphql['GetCustomerInformation'] = async () => notificationAnswers.GetCustomerInformation;
  backEnd.graphql['CustomerNotifications'] = async variables => {
    asked.push(variables);
    if (told === null) throw problemError({ kind: 'rejected', message: 'Not today.' });
    return told;
  };
  backEnd.graphql['UpdateNotificationReadStatus'] = async variables => {
    marked.push(variables);
    throw problemError({ kind: 'rejected', message: 'No.' });
  };
  return {
    backEnd,
    asked,
    marked,
    comeBack: () => {
      backEnd.graphql['CustomerNotifications'] = async () => notificationAnswers.CustomerNotifications;
    },
  };
}

const open = (backEnd = backEndOf().backEnd, { path = '/', signedIn = true } = {}) =>
  renderShop({
    backEnd,
    signedIn,
    path,
    routes: [
      { path: '/', element: <BellPlace /> },
      { path: '/order-history/:id', element: <h1>The order</h1> },
    ],
  });
const bell = (name: string) => screen.findByRole('button', { name });
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }));

// Rules notifications-01, notifications-02.
it('counts what was not read, and lists it in the drawer', async () => {
  const { backEnd, asked } = backEndOf();
  open(backEnd);
  await userEvent.click(await bell('Notifications, 3 unread'));
  const list = await drawer();
  expect((await list.findAllByRole('listitem')).map(item => item.textContent)).toEqual([
    expect.stringContaining('Unread: Your order #000000006 is on its way'),
    expect.stringContaining('Unread: Monsoon offers'),
    expect.stringContaining('Unread: This one leads nowhere'),
    expect.stringMatching(/^You have earned 219 coins.*21 November 2026 at 12:10 pm$/),
  ]);
  expect(asked).toEqual([{ customerId: 1 }]);
});

// Rule notifications-01.
it('is not there for a guest, who is asked nothing', async () => {
  const { backEnd, asked } = backEndOf();
  open(backEnd, { signedIn: false });
  await new Promise(resolve => void setTimeout(resolve, 50));
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual([]);
});

// Rule notifications-03.
it('marks one as read and leads on, though the back end refuses the mark', async () => {
  const { backEnd, marked } = backEndOf();
  const { router } = open(backEnd);
  await userEvent.click(await bell('Notifications, 3 unread'));
  await userEvent.click(await (await drawer()).findByRole('link', { name: /on its way/ }));
  expect(await screen.findByRole('heading', { name: 'The order' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/order-history/000000006');
  await waitFor(() => expect(marked).toEqual([{ id: 4 }]));
  expect(screen.queryByRole('alert')).toBeNull();
});

// Rule notifications-03.
it('hears of what was read in another tab', async () => {
  open();
  await bell('Notifications, 3 unread');
  const other = new BroadcastChannel('notifications-read');
  for (const said of [4, { not: 'an id' }])
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    other.postMessage(said);
  expect(await bell('Notifications, 2 unread')).toBeTruthy();
  other.close();
});

// Rule notifications-05.
it.each([
  ['/?nid=4', 'Notifications, 2 unread', [{ id: 4 }]],
  ['/?nid=4abc', 'Notifications, 3 unread', []],
  ['/?nid=-4', 'Notifications, 3 unread', []],
  ['/?nid=4.5', 'Notifications, 3 unread', []],
  ['/?nid=99999999999', 'Notifications, 3 unread', []],
  ['/?nid=', 'Notifications, 3 unread', []],
])('reads the address %s', async (path, name, expected) => {
  const { backEnd, marked } = backEndOf();
  open(backEnd, { path });
  expect(await bell(name)).toBeTruthy();
  await waitFor(() => expect(marked).toEqual(expected));
});

// Rule notifications-02.
it('says that there is nothing, each once, and nothing twice', async () => {
  const { customerNotifications: all } = notificationAnswers.CustomerNotifications;
  open(backEndOf({ customerNotifications: [all[0], all[0], { ...all[1], title: null, body: null }] }).backEnd);
  expect(await bell('Notifications, 1 unread')).toBeTruthy();
  cleanup();
  open(backEndOf({ customerNotifications: null }).backEnd);
  await userEvent.click(await bell('Notifications'));
  expect(await (await drawer()).findByRole('heading', { name: 'No notifications' })).toBeTruthy();
});

// Rule notifications-02.
it('says why it could not be loaded, and tries again', async () => {
  const { backEnd, comeBack } = backEndOf(null);
  open(backEnd);
  await userEvent.click(await bell('Notifications'));
  const list = await drawer();
  expect((await list.findByRole('alert')).textContent).toContain('Your notifications could not be loaded. Not today.');
  comeBack();
  await userEvent.click(list.getByRole('button', { name: 'Try again' }));
  expect(await list.findByRole('link', { name: /on its way/ })).toBeTruthy();
});
