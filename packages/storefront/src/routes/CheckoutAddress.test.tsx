import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { emptyAddress } from '../features/shared/address/addressValues.ts';
import { tabStorage } from '../features/shared/tabStorage.ts';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import {
  fillAddress,
  inFreshBrowser,
  lamp,
  openCheckout,
  settled,
  toPayment,
  valueOf,
} from '../testing/checkoutPage.tsx';
import { savedAddress } from '../testing/renderShop.tsx';

inFreshBrowser();

describe('address', () => {
  it('asks a guest for an e-mail address and sends it with the addresses, in two calls with the only way to deliver', async () => {
    const backEnd = cartBackEnd([lamp]);
    openCheckout(backEnd);
    await toPayment();
    const names = backEnd.calls.map(call => call.name);
    const sent = names.slice(names.lastIndexOf('cityByPincode') + 1);
    // What the summary asks beside it comes with its own code.
    expect(sent.filter(name => name !== 'getOfferedCoupons')).toEqual(['setAddresses', 'setShippingMethod']);
    expect(backEnd.inputOf('setAddresses')).toMatchObject({
      cartId: 'cart-1',
      email: 'meera@example.com',
      shippingAddress: {
        country_id: 'IN',
        region_code: 'KA',
        region_id: 564,
        telephone: '9845012345',
        street: ['12 MG Road'],
      },
    });
  });

  it('ties what is missing to its field and sends nothing', async () => {
    const backEnd = cartBackEnd([lamp]);
    openCheckout(backEnd);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to delivery' }));
    expect(await screen.findByText('Enter your e-mail address.')).toBeTruthy();
    expect(screen.getByText('Enter the pincode.')).toBeTruthy();
    expect(backEnd.count('setAddresses')).toBe(0);
  });

  it('keeps what was typed when the shop refuses it, and over a reload', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.fail(
      'setAddresses',
      problemError({ kind: 'rejected', message: 'The region_id does not match the selected country or region' }),
    );
    const { unmount } = openCheckout(backEnd);
    await fillAddress();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    expect(await screen.findByText('The region_id does not match the selected country or region')).toBeTruthy();
    expect(valueOf('First name')).toBe('Meera');
    unmount();
    openCheckout(backEnd);
    await screen.findByLabelText('Pincode');
    await waitFor(() =>
      expect([valueOf('E-mail'), valueOf('Pincode'), valueOf('City'), valueOf('State')]).toEqual([
        'meera@example.com',
        '560001',
        'Bengaluru',
        'KA',
      ]),
    );
  });

  // Rule checkout-06.
  it('offers a customer the saved addresses and asks for no e-mail', async () => {
    const backEnd = cartBackEnd([lamp]);
    openCheckout(backEnd, { signedIn: true });
    const choice = await screen.findByLabelText<HTMLInputElement>(/12 Barakhamba Road/);
    expect(choice.checked).toBe(true);
    expect(screen.queryByLabelText(/High Street/)).toBeNull();
    expect(screen.getByLabelText(/, \+91 98100 12345$/)).toBe(choice);
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    await screen.findByLabelText(/Cash on delivery/);
    expect(screen.getAllByText(/12 Barakhamba Road, .*, \+91 98100 12345$/)).not.toHaveLength(0);
    expect(backEnd.inputOf('setAddresses')).toMatchObject({ email: undefined });
    expect(backEnd.inputOf('setAddresses')).toMatchObject({
      shippingAddress: { street: ['12 Barakhamba Road', 'Flat 4B'], region_id: 542 },
    });
  });

  it('says that the address book could not be loaded, and loads it when asked again', async () => {
    const backEnd = cartBackEnd([lamp]);
    backEnd.graphql['savedAddresses'] = () => {
      throw problemError({ kind: 'rejected', message: 'Not now.' });
    };
    openCheckout(backEnd, { signedIn: true });
    expect(await screen.findByText(/^Your saved addresses could not be loaded/)).toBeTruthy();
    expect(screen.getByLabelText('Pincode')).toBeTruthy();
    delete backEnd.graphql['savedAddresses'];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Deliver to' })).toBeTruthy();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it('bills to the same address unless another is given', async () => {
    const backEnd = cartBackEnd([lamp]);
    openCheckout(backEnd);
    await toPayment();
    expect(backEnd.inputOf('setAddresses')).toMatchObject({ billingAddress: 'same-as-shipping' });
  });

  it('tells a customer whose session ended to sign in again, with what was typed kept', async () => {
    tabStorage().set('checkoutDraft', {
      customer: true,
      owner: 'asha@example.com',
      values: { choice: 'new', main: { firstname: 'Asha' } },
    });
    openCheckout();
    expect(await screen.findByText(/You have been signed out/)).toBeTruthy();
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Asha');
  });

  // Rule account-04.
  it.each([
    ['asha@example.com', 1],
    ['ravi@example.com', 0],
  ])('shows what %s typed to nobody else who signs in here', async (owner, times) => {
    const main = { ...emptyAddress, street1: '14 Mint Road' };
    tabStorage().set('checkoutDraft', { customer: true, owner, values: { choice: 'new', main } });
    openCheckout(cartBackEnd([lamp]), { signedIn: true });
    await screen.findAllByRole('radio');
    expect(screen.queryAllByDisplayValue('14 Mint Road')).toHaveLength(times);
  });

  it('offers the ways to deliver that the cart has now, not those of the time when the address was sent', async () => {
    const backEnd = cartBackEnd([lamp]);
    openCheckout(backEnd);
    await toPayment();
    backEnd.carriers = backEnd.carriers.map(carrier => ({
      ...carrier,
      carrier_code: 'freeshipping',
      carrier_title: 'Free Shipping',
      method_code: 'freeshipping',
    }));
    await userEvent.click(screen.getByLabelText(/Cash on delivery/));
    const button = await settled(/^Place order/);
    backEnd.isCarried = false;
    fireEvent.click(button);
    expect(await screen.findByLabelText(/Free Shipping/)).toBeTruthy();
    expect(screen.queryByLabelText(/Flat Rate/)).toBeNull();
    expect(screen.getByText(/Your cart has changed meanwhile/)).toBeTruthy();
    expect(backEnd.count('placeOrder')).toBe(0);
  });

  it('does not call the cart of a customer empty whose session ended', async () => {
    tabStorage().set('checkoutDraft', { customer: true, owner: 'asha@example.com', values: { choice: 'new' } });
    openCheckout(cartBackEnd([]));
    expect(await screen.findByText(/You have been signed out/)).toBeTruthy();
    expect(screen.queryByText('Your cart is empty')).toBeNull();
  });

  it('skips delivery for a cart of which nothing is sent', async () => {
    const backEnd = cartBackEnd([lamp], { virtual: true });
    openCheckout(backEnd);
    await fillAddress();
    expect(screen.queryByRole('heading', { name: 'Delivery' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await screen.findByLabelText('Netbanking');
    expect(screen.queryByLabelText(/Cash on delivery/)).toBeNull();
    expect(backEnd.inputOf('setAddresses')).toMatchObject({
      shippingAddress: null,
      billingAddress: { street: ['12 MG Road'] },
    });
  });
});

describe('a bill to a company', () => {
  const bill = async (company: string, gstin: string) => {
    await userEvent.click(screen.getByLabelText('Bill to a company'));
    if (company) await userEvent.type(screen.getByLabelText('Company'), company);
    if (gstin) await userEvent.type(screen.getByLabelText('GSTIN (optional)'), gstin);
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
  };

  // Rule checkout-16.
  it('sends company and GSTIN with the address that the bill goes to, and keeps them over a reload', async () => {
    const backEnd = cartBackEnd([lamp]);
    const { unmount } = openCheckout(backEnd);
    await fillAddress();
    await bill('Iyer & Daughters', '29 aagcb7383j1z4');
    await screen.findByLabelText(/Cash on delivery/);
    expect(backEnd.inputOf('setAddresses')).toMatchObject({
      shippingAddress: { company: 'Iyer & Daughters', vat_id: '29AAGCB7383J1Z4' },
      billingAddress: 'same-as-shipping',
    });
    expect(screen.getAllByText(/GSTIN 29AAGCB7383J1Z4/).length).toBeGreaterThan(0);
    unmount();
    sessionStorage.clear();
    openCheckout(backEnd);
    await userEvent.click(await screen.findByRole('button', { name: 'Change: Address' }));
    expect([valueOf('Company'), valueOf('GSTIN (optional)')]).toEqual(['Iyer & Daughters', '29AAGCB7383J1Z4']);
  });

  // Rule checkout-16.
  it('is held back while the GSTIN is of another state than the address', async () => {
    const backEnd = cartBackEnd([lamp]);
    openCheckout(backEnd);
    await fillAddress();
    await bill('Iyer & Daughters', '27AAPFU0939F1ZV');
    expect(await screen.findByText(/This GSTIN begins with 27\./)).toBeTruthy();
    expect(backEnd.count('setAddresses')).toBe(0);
  });

  it('needs a name, and sends nothing of it when it is not wanted after all', async () => {
    const backEnd = cartBackEnd([lamp]);
    openCheckout(backEnd);
    await fillAddress();
    await bill('', '');
    expect(await screen.findByText('Enter the name of the company.')).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Bill to a company'));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    await waitFor(() => expect(backEnd.count('setAddresses')).toBe(1));
    expect(backEnd.inputOf('setAddresses')).not.toHaveProperty('shippingAddress.company');
  });
});

describe('a bill of a customer with an address book', () => {
  const home = {
    ...savedAddress,
    company: 'Rao Looms',
    vat_id: '07AAGCB7383J1ZA',
    default_billing: false,
  };
  const studio = {
    ...savedAddress,
    id: 5,
    street: ['48 Residency Road'],
    city: 'Bengaluru',
    region: { region: 'Karnataka', region_code: 'KA', region_id: 564 },
    postcode: '560001',
    company: 'Lakeview Studios',
    vat_id: '29AAGCB7383J1Z4',
    default_shipping: false,
    default_billing: false,
  };
  const flat = { ...studio, id: 6, street: ['3 Hill View'], company: null, vat_id: null };
  const forBills = (address: typeof savedAddress) => ({ ...address, default_billing: true });
  const open = (addresses: (typeof savedAddress)[], backEnd = cartBackEnd([lamp])) => {
    backEnd.graphql['savedAddresses'] = async () => ({ customer: { id: null, addresses } });
    return { backEnd, ...openCheckout(backEnd, { signedIn: true }) };
  };
  const send = async (next = 'delivery') => {
    await userEvent.click(await screen.findByRole('button', { name: `Continue to ${next}` }));
    await screen.findByLabelText(/Netbanking/);
  };
  const choose = async (street: RegExp) => userEvent.click(await screen.findByRole('radio', { name: street }));
  const isTicked = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked;
  const billed = () => [valueOf('Company'), valueOf('GSTIN (optional)')];

  // Rule checkout-24.
  it('names the company and the GSTIN of the address that it goes to, for all to see', async () => {
    const { backEnd } = open([home, studio]);
    await screen.findByRole('radio', { name: /Barakhamba/ });
    expect(isTicked('Bill to a company')).toBe(true);
    expect(billed()).toEqual(['Rao Looms', '07AAGCB7383J1ZA']);
    await send();
    expect(backEnd.inputOf('setAddresses')).toMatchObject({
      shippingAddress: { company: 'Rao Looms', vat_id: '07AAGCB7383J1ZA' },
      billingAddress: 'same-as-shipping',
    });
  });

  // Rule checkout-24.
  it('follows the choice of another address until something else is typed', async () => {
    open([home, studio, flat]);
    await choose(/Residency/);
    expect(billed()).toEqual(['Lakeview Studios', '29AAGCB7383J1Z4']);
    await choose(/Hill View/);
    expect(isTicked('Bill to a company')).toBe(false);
    await choose(/Barakhamba/);
    await userEvent.clear(screen.getByLabelText('Company'));
    await userEvent.type(screen.getByLabelText('Company'), 'Rao & Sons');
    await choose(/Residency/);
    expect(billed()).toEqual(['Rao & Sons', '07AAGCB7383J1ZA']);
  });

  it('names no company once the shopper has taken it out, over a reload, too', async () => {
    const { backEnd, unmount } = open([home, studio]);
    await userEvent.click(await screen.findByLabelText('Bill to a company'));
    unmount();
    const { backEnd: anew } = open([home, studio]);
    await choose(/Residency/);
    expect(isTicked('Bill to a company')).toBe(false);
    await send();
    expect(backEnd.count('setAddresses')).toBe(0);
    expect(anew.inputOf('setAddresses')).not.toHaveProperty('shippingAddress.company');
    expect(anew.inputOf('setAddresses')).not.toHaveProperty('shippingAddress.vat_id');
  });

  // Rule checkout-24.
  it('begins at the default for bills where that is not the default for delivery', async () => {
    const { backEnd } = open([home, forBills(studio)]);
    expect(await screen.findByRole('group', { name: 'Billing address' })).toBeTruthy();
    expect(isTicked('The bill goes to the same address')).toBe(false);
    expect(valueOf('House number and street')).toBe('48 Residency Road');
    await send();
    expect(backEnd.inputOf('setAddresses')).toMatchObject({
      shippingAddress: { street: ['12 Barakhamba Road', 'Flat 4B'] },
      billingAddress: { street: ['48 Residency Road'], company: 'Lakeview Studios', vat_id: '29AAGCB7383J1Z4' },
    });
    expect(screen.getAllByText(/GSTIN 29AAGCB7383J1Z4/).length).toBeGreaterThan(0);
  });

  it('goes where the order goes once that is the default for bills itself, and back', async () => {
    const { backEnd } = open([home, forBills(studio)]);
    await choose(/Residency/);
    expect(isTicked('The bill goes to the same address')).toBe(true);
    await choose(/Barakhamba/);
    expect(valueOf('House number and street')).toBe('48 Residency Road');
    await choose(/Residency/);
    await send();
    expect(backEnd.inputOf('setAddresses')).toMatchObject({
      shippingAddress: { company: 'Lakeview Studios', vat_id: '29AAGCB7383J1Z4' },
      billingAddress: 'same-as-shipping',
    });
  });

  // Rule checkout-24.
  it('takes up what was corrected in the book after the checkout had been opened', async () => {
    const { unmount } = open([home, forBills(studio)]);
    await screen.findByRole('group', { name: 'Billing address' });
    await choose(/Barakhamba/);
    unmount();
    open([home, forBills({ ...studio, street: ['50 Residency Road'], vat_id: '29AAGCB1111J1Z4' })]);
    await screen.findByRole('group', { name: 'Billing address' });
    expect(valueOf('House number and street')).toBe('50 Residency Road');
    expect(billed()).toEqual(['Lakeview Studios', '29AAGCB1111J1Z4']);
  });

  it('goes where the order goes once the shopper says so, with the company of that address, over a reload, too', async () => {
    const { unmount } = open([home, forBills(studio)]);
    await userEvent.click(await screen.findByLabelText('The bill goes to the same address'));
    expect(billed()).toEqual(['Rao Looms', '07AAGCB7383J1ZA']);
    unmount();
    const { backEnd } = open([home, forBills(studio)]);
    await screen.findByRole('radio', { name: /Barakhamba/ });
    expect(isTicked('The bill goes to the same address')).toBe(true);
    await send();
    expect(backEnd.inputOf('setAddresses')).toMatchObject({
      shippingAddress: { vat_id: '07AAGCB7383J1ZA' },
      billingAddress: 'same-as-shipping',
    });
  });

  it('names no company where the address of the bill has none, whatever the chosen one has', async () => {
    const { backEnd } = open([home, forBills(flat)]);
    await screen.findByRole('group', { name: 'Billing address' });
    expect(isTicked('Bill to a company')).toBe(false);
    await send();
    const { billingAddress } = backEnd.inputOf('setAddresses') as { billingAddress: object };
    expect(billingAddress).toMatchObject({ street: ['3 Hill View'] });
    expect(billingAddress).not.toHaveProperty('company');
  });

  it('says in sight that a GSTIN of the book is not of the state that the bill goes to, until another address is chosen', async () => {
    const { backEnd } = open([{ ...home, vat_id: '29AAGCB7383J1Z4' }, flat]);
    expect(await screen.findByLabelText('GSTIN (optional)')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    expect(await screen.findByText(/This GSTIN begins with 29\./)).toBeTruthy();
    expect(backEnd.count('setAddresses')).toBe(0);
    await choose(/Hill View/);
    expect(screen.queryByText(/This GSTIN begins with/)).toBeNull();
    await send();
    expect(backEnd.inputOf('setAddresses')).toMatchObject({ shippingAddress: { street: ['3 Hill View'] } });
  });

  it('may go where the shop delivers nothing', async () => {
    const { backEnd } = open([home, { ...forBills(studio), postcode: '999999' }]);
    await screen.findByRole('group', { name: 'Billing address' });
    await send();
    expect(backEnd.inputOf('setAddresses')).toMatchObject({ billingAddress: { postcode: '999999' } });
  });

  it('knows what was put into the book after the checkout was seen', async () => {
    const { unmount } = open([{ ...home, company: null, vat_id: null }, flat]);
    expect(await screen.findByLabelText('Bill to a company')).toHaveProperty('checked', false);
    unmount();
    open([home, forBills(studio)]);
    await screen.findByRole('group', { name: 'Billing address' });
    expect(billed()).toEqual(['Lakeview Studios', '29AAGCB7383J1Z4']);
  });

  it('stays as it was accepted, whatever the book says', async () => {
    const { backEnd, unmount } = open([home, flat]);
    await userEvent.click(await screen.findByLabelText('Bill to a company'));
    await send();
    unmount();
    sessionStorage.clear();
    open([home, forBills(flat)], backEnd);
    await userEvent.click(await screen.findByRole('button', { name: 'Change: Address' }));
    expect(isTicked('The bill goes to the same address')).toBe(true);
    expect(isTicked('Bill to a company')).toBe(false);
  });

  it('stays where it was accepted when the address is opened again, over a reload, too', async () => {
    const { backEnd, unmount } = open([home, forBills(studio)]);
    await screen.findByRole('group', { name: 'Billing address' });
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Change: Address' }));
    expect(isTicked('The bill goes to the same address')).toBe(false);
    expect(billed()).toEqual(['Lakeview Studios', '29AAGCB7383J1Z4']);
    unmount();
    open([home, forBills(studio)], backEnd);
    await userEvent.click(await screen.findByRole('button', { name: 'Change: Address' }));
    expect(billed()).toEqual(['Lakeview Studios', '29AAGCB7383J1Z4']);
    await send();
    expect(backEnd.inputOf('setAddresses')).toMatchObject({
      billingAddress: { street: ['48 Residency Road'], company: 'Lakeview Studios', vat_id: '29AAGCB7383J1Z4' },
    });
  });

  it('keeps the company of another address that is chosen once one was accepted, over a reload, too', async () => {
    const { backEnd, unmount } = open([home, studio]);
    await screen.findByRole('radio', { name: /Barakhamba/ });
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Change: Address' }));
    await choose(/Residency/);
    unmount();
    open([home, studio], backEnd);
    await userEvent.click(await screen.findByRole('button', { name: 'Change: Address' }));
    expect(billed()).toEqual(['Lakeview Studios', '29AAGCB7383J1Z4']);
  });

  it('goes to the default for bills where nothing is delivered', async () => {
    const { backEnd } = open([home, forBills(studio)], cartBackEnd([lamp], { virtual: true }));
    expect(await screen.findByRole('radio', { name: /Residency/ })).toHaveProperty('checked', true);
    await send('payment');
    expect(backEnd.inputOf('setAddresses')).toMatchObject({
      billingAddress: { street: ['48 Residency Road'], vat_id: '29AAGCB7383J1Z4' },
    });
  });
});
