import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './CommunicationsPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const label = 'Write to me by e-mail about offers and news';

const nothing = { mobile_number: '9820098201', sms_offers: false, whatsapp_orders: false, whatsapp_offers: false };

function openPage(refusal?: string, others: Record<string, unknown> = {}) {
  const backEnd = cartBackEnd([]);
  const customer = { email: 'asha@example.com', is_subscribed: false };
  Object.assign(backEnd.graphql, {
    MessageChannels: () => ({ customer: { message_channels: nothing } }),
    Communications: () => ({ customer: { ...customer } }),
    updateCustomer: ({ customerInput }: { customerInput: object }) => {
      if (refusal !== undefined) throw problemError({ kind: 'rejected', message: refusal });
      Object.assign(customer, customerInput);
      return { updateCustomerV2: { customer } };
    },
    ...others,
  });
  const path = '/communications';
  renderShop({ backEnd, path, signedIn: true, routes: [{ path, Component }] });
  return customer;
}
const box = () => screen.findByLabelText<HTMLInputElement>(label);

// Rule account-09.
it('subscribes to offers and news, and lets go of them again', async () => {
  const customer = openPage();
  await userEvent.click(await box());
  await screen.findByText('You get offers and news by e-mail.');
  expect(customer.is_subscribed).toBe(true);
  await waitFor(async () => expect((await box()).checked).toBe(true));
  await waitFor(async () => expect((await box()).getAttribute('aria-busy')).toBeNull());
  await userEvent.click(await box());
  await screen.findByText('You get no more offers and news by e-mail.');
  expect(customer.is_subscribed).toBe(false);
});

it('takes back a choice that is not saved, and says why (account-09)', async () => {
  openPage('Please try later.');
  await userEvent.click(await box());
  await screen.findByText('Your choice is not saved: Please try later.');
  await waitFor(async () => expect((await box()).checked).toBe(false));
});

const byWhatsApp = () => screen.findByLabelText<HTMLInputElement>('Tell me by WhatsApp what happens to my orders');

/** A back end that keeps what is chosen. */
function keeping() {
  const channels = { ...nothing };
  return {
    channels,
    MessageChannels: () => ({ customer: { message_channels: { ...channels } } }),
    setMessageChannels: ({ input }: { input: object }) => ({ setMessageChannels: Object.assign(channels, input) }),
  };
}

// Rule account-12.
it('keeps each choice of SMS and WhatsApp by itself', async () => {
  const { channels, ...others } = keeping();
  openPage(undefined, others);
  await userEvent.click(await byWhatsApp());
  await screen.findByText('You are told of your orders by WhatsApp.');
  expect(channels).toEqual({ ...nothing, whatsapp_orders: true });
  await userEvent.click(await screen.findByLabelText('Write to me by SMS about offers and news'));
  await screen.findByText('You get offers and news by SMS.');
  await waitFor(async () => expect((await byWhatsApp()).getAttribute('aria-busy')).toBeNull());
  await userEvent.click(await byWhatsApp());
  await screen.findByText('You are no longer told of your orders by WhatsApp.');
  expect(channels).toEqual({ ...nothing, sms_offers: true });
});

it.each([
  [
    'refused',
    () => {
      throw problemError({ kind: 'rejected', message: 'Please try later.' });
    },
    'Please try later.',
  ],
  ['answered by nothing', () => ({ setMessageChannels: null }), 'no answer came. Check your connection and try again.'],
])('takes back a choice of WhatsApp that is %s, and says why (account-12)', async (_, setMessageChannels, why) => {
  openPage(undefined, { setMessageChannels });
  await userEvent.click(await byWhatsApp());
  await screen.findByText(`Your choice is not saved: ${why}`);
  await waitFor(async () => expect((await byWhatsApp()).checked).toBe(false));
});

it('leads to the account for a number to verify, where there is none (account-12)', async () => {
  openPage(undefined, {
    MessageChannels: () => ({ customer: { message_channels: { ...nothing, mobile_number: null } } }),
  });
  const link = await screen.findByRole('link', { name: 'Verify a mobile number' });
  expect(link.getAttribute('href')).toBe('/account-information#MOBILE');
  expect(screen.queryByLabelText(/by WhatsApp/)).toBeNull();
});

it('says where SMS and WhatsApp could not be loaded, and asks again (account-12)', async () => {
  let isDown = true;
  openPage(undefined, {
    MessageChannels: () => {
      if (isDown) throw problemError({ kind: 'rejected', message: 'No' });
      return { customer: { message_channels: nothing } };
    },
  });
  await screen.findByText('What you chose for SMS and WhatsApp could not be loaded.');
  expect((await box()).checked).toBe(false);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  await byWhatsApp();
});

it.each([
  ['e-mail', 'Communications', 'You get offers and news by e-mail.', box],
  ['WhatsApp', 'MessageChannels', 'You are told of your orders by WhatsApp.', byWhatsApp],
] as const)(
  'shows a choice of %s that the shop has accepted, where it cannot be read back',
  async (_, query, said, choice) => {
    const others: Record<string, unknown> = {
      Communications: () => ({ customer: { email: 'asha@example.com', is_subscribed: false } }),
      ...keeping(),
    };
    const first = others[query] as () => object;
    let isDown = false;
    others[query] = () => {
      if (isDown) throw problemError({ kind: 'rejected', message: 'No' });
      return first();
    };
    openPage(undefined, others);
    await choice();
    isDown = true;
    await userEvent.click(await choice());
    await screen.findByText(said);
    await waitFor(async () => expect((await choice()).getAttribute('aria-busy')).toBeNull());
    expect((await choice()).checked).toBe(true);
  },
);

// Rule account-03.
it.each([
  ['e-mail', 'updateCustomer', 'You get offers and news by e-mail.', box],
  ['WhatsApp', 'setMessageChannels', 'You are told of your orders by WhatsApp.', byWhatsApp],
] as const)(
  'finds a choice of %s saved whose answer was lost',
  async (_, mutation, said, choice) => {
    // Sent again without a wait.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const kept = { email: 'asha@example.com', is_subscribed: false };
    const others: Record<string, unknown> = {
      Communications: () => ({ customer: { ...kept } }),
      updateCustomer: ({ customerInput }: { customerInput: object }) => Object.assign(kept, customerInput),
      ...keeping(),
    };
    const save = others[mutation] as (input: unknown) => object;
    others[mutation] = (input: unknown) => {
      save(input);
      throw problemError({ kind: 'network', message: 'Away.' });
    };
    openPage(undefined, others);
    await userEvent.click(await choice());
    await screen.findByText(said);
    expect(screen.queryByText(/^Your choice is not saved/)).toBeNull();
    expect((await choice()).checked).toBe(true);
  },
  20_000,
);
