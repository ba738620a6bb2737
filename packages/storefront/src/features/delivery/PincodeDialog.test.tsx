import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { DeliveryBar } from './DeliveryBar.tsx';

beforeEach(() => {
  localStorage.clear();
  standInForModals();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The open dialog of a shop on a device in Pune, whose position is found when `find` is called. */
async function openDialog() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const getCurrentPosition = (found: (at: object) => void) =>
    void promise.then(() => found({ coords: { latitude: 18.52, longitude: 73.85 } }));
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
  const maps = vi.fn<typeof fetch>(async () => Response.json({ address: { city: 'Pune', postcode: '411001' } }));
  vi.stubGlobal('fetch', maps);
  const backEnd = cartBackEnd([]);
  renderShop({ backEnd, path: '/', routes: [{ path: '/', Component: DeliveryBar }] });
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: /Delivering to/ }));
    const dialog = within(await screen.findByRole('dialog'));
    return {
      field: dialog.getByRole<HTMLInputElement>('textbox', { name: /Delivery code/ }),
      locate: () => userEvent.click(dialog.getByRole('button', { name: 'Use my current location' })),
      confirm: () => userEvent.click(dialog.getByRole('button', { name: 'Confirm' })),
    };
  };
  const find = async () => {
    resolve();
    await waitFor(() => expect(maps).toHaveBeenCalled());
    await act(async () => {});
  };
  return { backEnd, open, find, ...(await open()) };
}
const isOpen = () => screen.queryByRole('dialog') !== null;

it('is closed once the position is found', async () => {
  const { locate, find } = await openDialog();
  await locate();
  await find();
  await waitFor(() => expect(isOpen()).toBe(false));
});

// Rule delivery-07.
it('stays open for a pincode, and says nothing, where the position that was asked for is not found', async () => {
  const { field, locate } = await openDialog();
  const refuse = (_: unknown, why: (error: Error) => void) => why(new Error('denied'));
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: refuse } });
  await locate();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect([isOpen(), screen.queryByRole('alert')]).toEqual([true, null]);
});

// Rule delivery-07.
it('stays open at a position that was asked for when it stood open before', async () => {
  const { field, locate, confirm, open, find } = await openDialog();
  await locate();
  await userEvent.type(field, '560001');
  await confirm();
  await waitFor(() => expect(isOpen()).toBe(false));
  const again = await open();
  await userEvent.type(again.field, '1100');
  await find();
  expect([isOpen(), again.field.value]).toEqual([true, '1100']);
});

it('stays open with what has been typed while the position was looked for', async () => {
  const { field, locate, find } = await openDialog();
  await locate();
  await userEvent.type(field, '1100');
  await find();
  expect([isOpen(), field.value]).toEqual([true, '1100']);
});

it('stays open at what is answered to a pincode that was confirmed when it stood open before', async () => {
  const { backEnd, field, confirm, open } = await openDialog();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { cityByPincode } = backEnd.port;
  backEnd.port.cityByPincode = async pincode => {
    await promise;
    return cityByPincode(pincode);
  };
  await userEvent.type(field, '560001');
  await confirm();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const again = await open();
  resolve();
  await screen.findByText(/Bengaluru 560001/);
  await act(async () => {});
  expect([isOpen(), again.field.value]).toEqual([true, '']);
});

// Rule delivery-04.
it.each([
  ['', []],
  ['', ['pincode']],
  ['11000', ['pincode']],
])(
  'says of %j that it is no pincode, at the field and as a toast, and asks nothing (without: %j)',
  async (typed, off) => {
    const backEnd = cartBackEnd([]);
    renderShop({ backEnd, path: '/', routes: [{ path: '/', Component: DeliveryBar }], featuresOff: off });
    await userEvent.click(screen.getByRole('button', { name: /Delivering to/ }));
    const field = await screen.findByRole('textbox', { name: /Delivery code/ });
    if (typed !== '') await userEvent.type(field, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findAllByText('Invalid pincode format.')).toHaveLength(2);
    expect([isOpen(), document.activeElement, backEnd.count('cityByPincode')]).toEqual([true, field, 0]);
  },
);
