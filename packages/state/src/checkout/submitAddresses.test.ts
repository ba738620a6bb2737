import { expect, it } from 'vitest';
import { loadCart } from '../cart/loadCart.ts';
import { becomeCustomer } from '../testing/becomeCustomer.ts';
import { flatRate, lost } from '../testing/fakeCommerce.ts';
import { openFilledShop } from '../testing/openFilledShop.ts';
import { openShop } from '../testing/openShop.ts';
import { form, regions } from '../testing/readyToOrder.ts';
import { checkoutSlice } from './checkoutSlice.ts';
import { submitAddresses } from './submitAddresses.ts';

const same = { sameAsShippingAddress: true } as const;
const line = { sku: 'A', quantity: 1 };
const isAsking = ({ state }: Pick<ReturnType<typeof openShop>, 'state'>) =>
  checkoutSlice.selectors.selectCheckout(state()).isFetchingShippingMethods;

// Rule checkout-02.
it.each([
  ['an empty one', { shipping: { ...form, email: ' ' }, billing: same }],
  ['none', { shipping: { ...form, email: undefined }, billing: same }],
  ['no address at all', { shipping: null, billing: same }],
])('asks a guest for an e-mail before any address goes out: given %s', async (_, addresses) => {
  const shop = await openFilledShop(line);
  const outcome = await shop.dispatch(submitAddresses(addresses, regions));
  expect(outcome).toMatchObject({ problem: { message: 'Missing required information: email' } });
  expect(shop.commerce.names()).toEqual([]);
});

it("sets a guest's e-mail and both addresses in one call, whose answer is the cart", async () => {
  const shop = await openFilledShop(line);
  await shop.dispatch(submitAddresses({ shipping: form, billing: same }, regions));
  expect(shop.commerce.names()).toEqual(['setAddresses']);
  expect(shop.commerce.calls[0]?.input).toMatchObject({
    email: 'asha@example.com',
    shippingAddress: { region_id: 542 },
    billingAddress: 'same-as-shipping',
  });
  expect(shop.state().cart.details?.shipping_addresses).toHaveLength(1);
});

// Rule checkout-02.
it('asks a customer for no e-mail', async () => {
  const shop = openShop();
  becomeCustomer(shop);
  await shop.dispatch(loadCart());
  const { email: _, ...without } = form;
  expect(await shop.dispatch(submitAddresses({ shipping: without, billing: same }, regions))).toMatchObject({
    status: 'done',
  });
  expect(shop.commerce.calls.findLast(({ call }) => call === 'setAddresses')?.input).toMatchObject({
    email: undefined,
  });
});

// Rule checkout-04.
it('receives the shipping methods before the address is accepted', async () => {
  const shop = await openFilledShop(line);
  const seen: string[] = [];
  shop.store.subscribe(() => {
    const { availableShippingMethods, shippingAddress } = shop.state().checkout;
    seen.push(`${availableShippingMethods.length} ${shippingAddress ? 'accepted' : 'open'}`);
  });
  await shop.dispatch(submitAddresses({ shipping: form, billing: same }, regions));
  expect(seen).toContain('1 open');
  expect(seen).not.toContain('0 accepted');
});

// Rule checkout-05.
it('uses a billing address equal to shipping as it is', async () => {
  const shop = await openFilledShop(line);
  await shop.dispatch(submitAddresses({ shipping: form, billing: same }, regions));
  expect(shop.commerce.calls[0]?.input).toMatchObject({ billingAddress: 'same-as-shipping' });
  expect(shop.state().checkout.billingAddress).toEqual(same);
});

// Rule checkout-05.
it('formats a billing address of its own and sends no flag', async () => {
  const shop = await openFilledShop(line);
  await shop.dispatch(submitAddresses({ shipping: form, billing: { ...form, sameAsShippingAddress: false } }, regions));
  expect(shop.commerce.calls[0]?.input).toMatchObject({
    billingAddress: { region_id: 542, region: 'Delhi', country_id: 'IN' },
  });
  expect(shop.commerce.calls[0]?.input).not.toHaveProperty('billingAddress.sameAsShippingAddress');
});

// Rule checkout-05.
it('uses the shipping address where the form says that it is the same, whatever else is typed into it', async () => {
  const shop = await openFilledShop(line);
  const billing = { ...form, city: 'Elsewhere', sameAsShippingAddress: true };
  await shop.dispatch(submitAddresses({ shipping: form, billing }, regions));
  expect(shop.commerce.calls[0]?.input).toMatchObject({ billingAddress: 'same-as-shipping' });
  expect(shop.state().checkout.billingAddress).toEqual(same);
});

it('says that it asks how the cart can be shipped until the address is accepted', async () => {
  const shop = await openFilledShop(line);
  const submitting = shop.dispatch(submitAddresses({ shipping: form, billing: same }, regions));
  expect(isAsking(shop)).toBe(true);
  await submitting;
  expect(isAsking(shop)).toBe(false);
});

it('says so no more when the address is rejected', async () => {
  const shop = await openFilledShop(line);
  shop.commerce.fail('setAddresses', lost);
  await shop.dispatch(submitAddresses({ shipping: form, billing: same }, regions));
  expect(isAsking(shop)).toBe(false);
});

it('leaves where the order goes, and how, when only the bill goes elsewhere', async () => {
  const shop = await openFilledShop(line);
  await shop.dispatch(submitAddresses({ shipping: form, billing: same }, regions));
  const { shippingAddress, availableShippingMethods } = shop.state().checkout;
  shop.cart.addressed = false;
  await shop.dispatch(submitAddresses({ shipping: null, billing: { ...form, city: 'Elsewhere' } }, regions));
  expect(shop.state().checkout).toMatchObject({
    shippingAddress,
    availableShippingMethods,
    isFetchingShippingMethods: false,
    billingAddress: { city: 'Elsewhere' },
  });
});

// Rule checkout-04.
it.each([
  ['those that are none left out', [{ available_shipping_methods: [null, flatRate] }], [flatRate]],
  ['none where the server names none', [{ available_shipping_methods: null }], []],
  ['none where the cart has no address after all', [], []],
])('receives the shipping methods of the answer, %s', async (_, addresses, methods) => {
  const shop = await openFilledShop(line);
  const { setAddresses } = shop.commerce.port;
  shop.commerce.port.setAddresses = async input =>
    Object.assign(await setAddresses(input), { shipping_addresses: addresses });
  expect(await shop.dispatch(submitAddresses({ shipping: form, billing: same }, regions))).toMatchObject({
    status: 'done',
  });
  expect(shop.state().checkout.availableShippingMethods).toEqual(methods);
});
