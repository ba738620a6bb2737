import { toastsSlice } from '@shop/state';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { DeliveryBar } from './DeliveryBar.tsx';
import { locateDevice } from './locateDevice.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Puts something into the browser's navigator for one test. */
function browserHas(name: 'geolocation' | 'permissions', value: object): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

/** A device in Pune, and a maps service that knows the address. */
function inPune(address: object = { city: 'Pune', postcode: '411001' }) {
  const getCurrentPosition = vi.fn<(found: (at: object) => void) => void>(found =>
    found({ coords: { latitude: 18.52, longitude: 73.85 } }),
  );
  browserHas('geolocation', { getCurrentPosition });
  const maps = vi.fn<typeof fetch>(async () => Response.json({ address }));
  vi.stubGlobal('fetch', maps);
  return { getCurrentPosition, maps };
}

const open = () => renderShop({ backEnd: cartBackEnd([]), path: '/', routes: [{ path: '/', Component: DeliveryBar }] });
const place = () => screen.getByRole('button', { name: /Delivering to/ }).textContent;

describe("the device's place", () => {
  it('is asked for at the address of the maps service that is configured', async () => {
    const { maps } = inPune();
    expect(await locateDevice('https://maps.test/reverse')).toEqual({ city: 'Pune', pincode: '411001' });
    expect(maps.mock.calls[0]?.[0]).toEqual(new URL('https://maps.test/reverse?lat=18.52&lon=73.85&format=json'));
  });

  it.each([
    [{ town: 'Alibag', postcode: '402201' }, 'Alibag'],
    [{ village: 'Mawlynnong', postcode: '793109' }, 'Mawlynnong'],
  ])('may be a town or a village: %j', async (address, city) => {
    inPune(address);
    expect((await locateDevice('/maps')).city).toBe(city);
  });

  it('is no place without a pincode', async () => {
    inPune({ city: 'Pune' });
    await expect(locateDevice('/maps')).rejects.toThrow('knows no city or postcode');
  });

  // Rule delivery-07.
  it('is used unasked where the permission was given before', async () => {
    inPune();
    browserHas('permissions', { query: async () => ({ state: 'granted' }) });
    const { store } = open();
    await waitFor(() => expect(store.getState().location).toEqual({ city: 'Pune', pincode: '411001' }));
    expect(place()).toContain('Pune 411001');
  });

  it('is never asked for where the permission would have to be given first', async () => {
    const { getCurrentPosition } = inPune();
    const query = vi.fn(async () => ({ state: 'prompt' }));
    browserHas('permissions', { query });
    open();
    await waitFor(() => expect(query).toHaveBeenCalledWith({ name: 'geolocation' }));
    expect(getCurrentPosition).not.toHaveBeenCalled();
    expect(place()).toContain('New Delhi 110001');
  });

  // Rule delivery-07.
  it('leaves a place alone that the shopper chose', async () => {
    const { getCurrentPosition } = inPune();
    const query = vi.fn(async () => ({ state: 'granted' }));
    browserHas('permissions', { query });
    renderShop({
      backEnd: cartBackEnd([]),
      path: '/',
      routes: [{ path: '/', Component: DeliveryBar }],
      stored: { userLocation: { city: 'Thiruvananthapuram', pincode: '695001' } },
    });
    await waitFor(() => expect(place()).toContain('Thiruvananth... 695001'));
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });

  it('leaves the assumed place alone too, once somebody chose it, and says when a parcel comes there', async () => {
    const { getCurrentPosition } = inPune();
    browserHas('permissions', { query: async () => ({ state: 'granted' }) });
    renderShop({
      backEnd: cartBackEnd([]),
      path: '/',
      routes: [{ path: '/', Component: DeliveryBar }],
      stored: { userLocation: { city: 'New Delhi', pincode: '110001' } },
    });
    await waitFor(() => expect(screen.queryByText('Enter your pincode to see the day of delivery.')).toBeNull());
    await act(async () => {});
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });

  it('says nothing when it cannot be found, and the known place stays', async () => {
    const getCurrentPosition = vi.fn((_: unknown, refuse: (why: Error) => void) => refuse(new Error('denied')));
    browserHas('geolocation', { getCurrentPosition });
    browserHas('permissions', { query: async () => ({ state: 'granted' }) });
    const { store } = open();
    await waitFor(() => expect(getCurrentPosition).toHaveBeenCalled());
    await act(async () => {});
    expect(toastsSlice.selectors.selectToasts(store.getState())).toEqual([]);
    expect(place()).toContain('New Delhi 110001');
  });
});
