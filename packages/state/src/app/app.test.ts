import { expect, it } from 'vitest';
import { checkoutSlice } from '../checkout/checkoutSlice.ts';
import { openShop } from '../testing/openShop.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { appSlice } from './appSlice.ts';
import { changeLocation } from './changeLocation.ts';
import { detectLocation } from './detectLocation.ts';
import { locationSlice } from './locationSlice.ts';

const messages = (shop: ReturnType<typeof openShop>) => shop.state().toasts.map(toast => toast.message);

// Rule checkout-08.
it('covers the page while a drawer is open, and closes it when the checkout is reset', () => {
  const shop = openShop();
  shop.dispatch(appSlice.actions.drawerToggled('categories'));
  expect([shop.state().app.drawer, shop.state().app.overlay]).toEqual(['categories', true]);
  shop.dispatch(checkoutSlice.actions.cancelled());
  expect(shop.state().app.drawer).toBe('categories');
  shop.dispatch(checkoutSlice.actions.reset());
  expect([shop.state().app.drawer, shop.state().app.overlay]).toEqual([null, false]);
});

// Rule errors-08.
it('says that the shop is offline and online, for 3 s each', async () => {
  const shop = openShop();
  shop.start();
  shop.goOnline(false);
  expect(messages(shop)).toEqual(['You are offline. Some features may be unavailable.']);
  await shop.clock.pass(3000);
  expect(messages(shop)).toEqual([]);
  shop.goOnline(true);
  expect(messages(shop)).toEqual(['You are online.']);
  await shop.clock.pass(2999);
  expect(messages(shop)).toHaveLength(1);
  await shop.clock.pass(1);
  expect(messages(shop)).toEqual([]);
});

// Rule errors-09.
it('shows the offline indicator only while the shop is offline', () => {
  const shop = openShop();
  shop.start();
  const shows = () => appSlice.selectors.selectShowsOffline(shop.state());
  expect(shows()).toBe(false);
  shop.goOnline(false);
  expect(shows()).toBe(true);
  shop.goOnline(true);
  expect([shows(), shop.state().app.hasBeenOffline]).toEqual([false, true]);
});

// Rule delivery-01.
it('delivers to New Delhi 110001 until the shopper says otherwise', () => {
  expect(openShop().state().location).toEqual({ city: 'New Delhi', pincode: '110001' });
});

// Rules delivery-02, storage-04.
it('keeps the chosen location under userLocation, and finds it again', async () => {
  const shop = openShop();
  expect(await shop.dispatch(changeLocation(' ४०० ००१ '))).toMatchObject({ kind: 'found', pincode: '400001' });
  expect(shop.persistence.get('userLocation')).toEqual({ city: 'Mumbai', pincode: '400001' });
  const next = shop.reopened();
  await next.start().ready;
  expect(locationSlice.selectors.selectLocation(next.state())).toEqual({ city: 'Mumbai', pincode: '400001' });
});

// Rule delivery-02.
it('delivers to the pincode that was asked for last, in whichever order the answers come', async () => {
  const shop = openShop();
  const { promise: slow, resolve } = Promise.withResolvers<void>();
  shop.commerce.port.cityByPincode = async pincode => {
    if (pincode !== '400001') await slow;
    return (
      pincode === '999999'
        ? { success: false, message: 'Not served.' }
        : { success: true, city: pincode === '400001' ? 'Mumbai' : 'Pune' }
    ) as never;
  };
  const former = [shop.dispatch(changeLocation('411001')), shop.dispatch(changeLocation('999999'))];
  await shop.dispatch(changeLocation('400001'));
  resolve();
  await Promise.all(former);
  expect([shop.state().location.city, messages(shop)]).toEqual(['Mumbai', []]);
});

// Rule delivery-04.
it('refuses a pincode of five digits without asking the server', async () => {
  const shop = openShop();
  expect(await shop.dispatch(changeLocation(' 11000 '))).toEqual({
    kind: 'refused',
    message: 'Invalid pincode format.',
  });
  expect(messages(shop)).toEqual(['Invalid pincode format.']);
  expect(shop.commerce.count('cityByPincode')).toBe(0);
});

// Rule delivery-05.
it('tells of an unknown pincode, in the words of the server where it has any', async () => {
  const shop = openShop();
  await shop.dispatch(changeLocation('999999'));
  shop.commerce.port.cityByPincode = async () => ({ success: false, message: 'Not served.' }) as never;
  await shop.dispatch(changeLocation('999999'));
  expect(messages(shop)).toEqual(['City not found for this pincode.', 'Not served.']);
  expect(shop.state().location.pincode).toBe('110001');
});

// Rule delivery-06.
it('tells when the location cannot be fetched', async () => {
  const shop = openShop();
  shop.commerce.fail('cityByPincode', lost);
  await shop.dispatch(changeLocation('400001'));
  expect(messages(shop)).toEqual(['Failed to fetch location data.']);
});

// Rule delivery-07.
it('ignores a device that does not tell its place', async () => {
  const shop = openShop();
  await shop.dispatch(detectLocation(() => Promise.reject(new Error('denied'))));
  expect([messages(shop), shop.state().location.city]).toEqual([[], 'New Delhi']);
  await shop.dispatch(detectLocation(async () => ({ city: 'Pune', pincode: '411001' })));
  expect(shop.persistence.get('userLocation')).toEqual({ city: 'Pune', pincode: '411001' });
  await shop.dispatch(detectLocation(async () => ({ city: 'Lahore', pincode: '54000' })));
  await shop.dispatch(detectLocation(async () => ({ city: 'Pune', pincode: '411 004' })));
  expect(locationSlice.selectors.selectLocation(shop.state())).toEqual({ city: 'Pune', pincode: '411004' });
});

// Rule delivery-07.
it('leaves a place that was chosen while the device was asked where it is', async () => {
  const shop = openShop();
  const where = Promise.withResolvers<{ city: string; pincode: string }>();
  const asking = shop.dispatch(detectLocation(() => where.promise));
  shop.dispatch(locationSlice.actions.chosen({ city: 'Mumbai', pincode: '400001' }));
  where.resolve({ city: 'Pune', pincode: '411001' });
  await asking;
  expect(shop.persistence.get('userLocation')).toEqual({ city: 'Mumbai', pincode: '400001' });
});

// Rule delivery-07.
it("delivers to the device's place that was asked for after a pincode, though the pincode's answer comes later", async () => {
  const shop = openShop();
  const { promise: slow, resolve } = Promise.withResolvers<void>();
  shop.commerce.port.cityByPincode = async () => {
    await slow;
    return { success: true, city: 'Mumbai' } as never;
  };
  const former = shop.dispatch(changeLocation('400001'));
  await shop.dispatch(detectLocation(async () => ({ city: 'Pune', pincode: '411001' }), true));
  resolve();
  await former;
  expect(shop.persistence.get('userLocation')).toEqual({ city: 'Pune', pincode: '411001' });
});

// Rule delivery-03.
it('cuts a city longer than 12 characters to 12 and "..."', () => {
  const shop = openShop();
  const label = (city: string) => {
    shop.dispatch(locationSlice.actions.chosen({ city, pincode: '110001' }));
    return locationSlice.selectors.selectCityLabel(shop.state());
  };
  expect([label('Bhubaneswar1'), label('Visakhapatnam')]).toEqual(['Bhubaneswar1', 'Visakhapatna...']);
});
