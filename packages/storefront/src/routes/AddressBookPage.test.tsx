import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFormDraft, writeFormDraft } from '../features/shared/account/formDraft.ts';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './AddressBookPage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  standInForModals();
});
afterEach(cleanup);

interface Kept {
  id: number;
  [field: string]: unknown;
}

const home: Kept = {
  id: 3,
  firstname: 'Asha',
  lastname: 'Rao',
  company: null,
  vat_id: null,
  street: ['12 Barakhamba Road'],
  city: 'New Delhi',
  region: { region: 'Delhi', region_code: 'DL', region_id: 542 },
  postcode: '560001',
  telephone: '9810012345',
  country_code: 'IN',
  default_shipping: true,
  default_billing: true,
};
const lost = problemError({ kind: 'network', message: 'The shop could not be reached.' });

/** A back end that keeps a book; each call may be told to answer otherwise. */
function openBook(path: string, book: Kept[] = [home]) {
  const backEnd = cartBackEnd([]);
  const calls: string[] = [];
  const kept = structuredClone(book);
  const regions: Record<string, object> = {
    DL: { region: 'Delhi', region_code: 'DL', region_id: 542 },
    KA: { region: 'Karnataka', region_code: 'KA', region_id: 564 },
  };
  const regionOf = (input: { region?: { region_code: string } }) =>
    input.region && { region: regions[input.region.region_code] };
  const create = ({ input }: { input: { region?: { region_code: string } } }) => {
    calls.push('create');
    kept.push({ ...home, ...input, ...regionOf(input), id: 10 + kept.length });
    return { createCustomerAddress: { id: kept.at(-1)?.id } };
  };
  const remove = ({ id }: { id: number }) => {
    calls.push('delete');
    kept.splice(
      kept.findIndex(each => each.id === id),
      1,
    );
    return { deleteCustomerAddress: true };
  };
  const update = ({ id, input }: { id: number; input: { region?: { region_code: string } } }) => {
    calls.push('update');
    const entry = kept.find(each => each.id === id);
    if (!entry) throw problemError({ kind: 'not-found', message: `Could not find a address with ID "${id}"` });
    Object.assign(entry, input, regionOf(input));
    return { updateCustomerAddress: { id } };
  };
  Object.assign(backEnd.graphql, {
    AddressBook: () => ({
      customer: { email: 'asha@example.com', firstname: 'Asha', lastname: 'Rao', addresses: structuredClone(kept) },
    }),
    createCustomerAddress: create,
    updateCustomerAddress: update,
    deleteCustomerAddress: remove,
  });
  const shop = renderShop({ backEnd, path, signedIn: true, routes: [{ path: '/address-book', Component }] });
  return { ...shop, backEnd, calls, kept, create };
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
async function fill() {
  await userEvent.type(await field('Pincode'), '560001');
  await userEvent.type(await field('House number and street'), '5 Lodhi Road');
  await userEvent.type(await field('Mobile number'), '98100 54321');
  await waitFor(async () => expect((await field('City')).value).not.toBe(''));
  await userEvent.selectOptions(screen.getByLabelText('State'), 'KA');
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save address' }));

// Rule account-02.
it('adds an address: the pincode fills its city, the rules are those of the checkout', async () => {
  const { kept, router } = openBook('/address-book?edit=new');
  await field('Pincode');
  await save();
  expect(await screen.findByText('Enter the house number and street.')).toBeTruthy();
  await fill();
  await save();
  await screen.findByText('The address is saved.');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(kept[1]).toMatchObject({
    firstname: 'Asha',
    street: ['5 Lodhi Road'],
    telephone: '9810054321',
    postcode: '560001',
    country_code: 'IN',
    default_shipping: false,
  });
  expect(await screen.findByText('5 Lodhi Road')).toBeTruthy();
  expect(screen.getByText('+91 98100 54321')).toBeTruthy();
});

// Rule account-03.
it('finds an address in the book whose answer was lost, and adds no second one', async () => {
  const { backEnd, create, calls } = openBook('/address-book?edit=new');
  Object.assign(backEnd.graphql, {
    createCustomerAddress: (variables: never) => {
      create(variables);
      throw lost;
    },
  });
  await fill();
  await save();
  await screen.findByText('The address is saved.');
  expect(calls).toEqual(['create']);
});

it('adds one address, however often it is sent while its pincode is looked up (account-03)', async () => {
  const { backEnd, calls } = openBook('/address-book?edit=new');
  await fill();
  const looked = Promise.withResolvers<void>();
  const { cityByPincode } = backEnd.port;
  backEnd.port.cityByPincode = async () => {
    await looked.promise;
    return cityByPincode('560001');
  };
  await userEvent.type(await field('Pincode'), '{Backspace}2');
  const form = (await field('Pincode')).form!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  const button = screen.getByRole('button', { name: 'Save address' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  looked.resolve();
  await screen.findByText('The address is saved.');
  expect(calls).toEqual(['create']);
});

it('says that nobody knows when the book cannot be read either, and looks before it adds again (account-03)', async () => {
  const { backEnd, create, calls } = openBook('/address-book?edit=new');
  await fill();
  const read = backEnd.graphql['AddressBook'];
  Object.assign(backEnd.graphql, {
    createCustomerAddress: (variables: never) => {
      create(variables);
      throw lost;
    },
    AddressBook: () => {
      throw problemError({ kind: 'rejected', message: 'Away' });
    },
  });
  await save();
  await screen.findByText(/could not hear whether this was done/);
  expect((await field('House number and street')).value).toBe('5 Lodhi Road');
  Object.assign(backEnd.graphql, { AddressBook: read });
  await save();
  await screen.findByText('The address is saved.');
  expect(calls).toEqual(['create']);
});

// Rule account-04.
it('keeps what was typed for the customer who typed it, and forgets it when it is saved', async () => {
  openBook('/address-book?edit=new');
  await fill();
  expect(readFormDraft('address new', 'asha@example.com')).toMatchObject({ main: { street1: '5 Lodhi Road' } });
  cleanup();
  openBook('/address-book?edit=new');
  expect((await field('House number and street')).value).toBe('5 Lodhi Road');
  await save();
  await screen.findByText('The address is saved.');
  expect(readFormDraft('address new', 'asha@example.com')).toBeUndefined();
});

it('shows nobody else what was typed (account-04)', async () => {
  writeFormDraft('address new', 'ravi@example.com', { main: { street1: 'Secret Street' } });
  openBook('/address-book?edit=new');
  expect((await field('House number and street')).value).toBe('');
});

// Rule account-05.
it('leaves the focus where it is as the book comes', async () => {
  openBook('/address-book');
  await screen.findByText(/12 Barakhamba Road/);
  expect(document.activeElement).toBe(document.body);
});

it('lets a default go before it is deleted, and says so first', async () => {
  const { calls, kept } = openBook('/address-book');
  await userEvent.click(await screen.findByRole('button', { name: /^Delete: Asha Rao/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this address?' });
  expect(dialog.textContent).toContain('It is your default address.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete address' }));
  await screen.findByText('The address is deleted.');
  expect(calls).toEqual(['update', 'delete']);
  expect(kept).toEqual([]);
  expect(await screen.findByText('No addresses yet')).toBeTruthy();
});

it('offers to keep no address whose deletion is on its way (account-05)', async () => {
  const { backEnd } = openBook('/address-book');
  const answer = Promise.withResolvers<object>();
  backEnd.graphql['deleteCustomerAddress'] = () => answer.promise;
  await userEvent.click(await screen.findByRole('button', { name: /^Delete: Asha Rao/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete address' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  answer.resolve({ deleteCustomerAddress: true });
  await screen.findByText('The address is deleted.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the form open when another tab deletes its address, and offers to add it again (account-05)', async () => {
  const { kept, calls } = openBook('/address-book?edit=3');
  const street = await field('House number and street');
  await userEvent.clear(street);
  await userEvent.type(street, '14 Barakhamba Road');
  kept.length = 0;
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await save();
  await screen.findByText(/no longer in your book/);
  expect((await field('House number and street')).value).toBe('14 Barakhamba Road');
  await userEvent.click(screen.getByRole('button', { name: 'Save as a new address' }));
  await screen.findByText('The address is saved.');
  expect(calls).toEqual(['update', 'create']);
});

it('makes another address the default for delivery', async () => {
  const { kept } = openBook('/address-book', [
    home,
    { ...home, id: 4, default_shipping: false, street: ['1 MG Road'] },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: /^Deliver here by default/ }));
  await screen.findByText('This is now your default address for delivery.');
  expect(kept.find(({ id }) => id === 4)?.['default_shipping']).toBe(true);
});

it('shows the list where the address line names an address that is not in the book', async () => {
  openBook('/address-book?edit=999');
  expect(await screen.findByText('12 Barakhamba Road')).toBeTruthy();
});

it('does not say that an address is deleted where the shop says no', async () => {
  const { backEnd, kept } = openBook('/address-book', [{ ...home, default_shipping: false, default_billing: false }]);
  backEnd.graphql['deleteCustomerAddress'] = async () => ({ deleteCustomerAddress: false });
  await userEvent.click(await screen.findByRole('button', { name: /^Delete: Asha Rao/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete address' }));
  expect(await screen.findByText(/^We could not hear whether this was done\./)).toBeTruthy();
  expect(screen.queryByText('The address is deleted.')).toBeNull();
  expect(kept).toHaveLength(1);
});

it('does not call a book empty whose addresses could not be read, and asks again', async () => {
  const customer = { email: 'asha@example.com', firstname: 'Asha', lastname: 'Rao', addresses: null };
  const wrong = { message: 'Internal server error', path: ['customer', 'addresses'] };
  renderShop({
    backEnd: cartBackEnd([]),
    fetch: async input =>
      Response.json({ errors: [wrong], ...(new Request(input).url.includes('AddressBook') && { data: { customer } }) }),
    path: '/address-book',
    signedIn: true,
    routes: [{ path: '/address-book', Component }],
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText('No addresses yet')).toBeNull();
});

it('takes no "Cancel" for a way back from an address that is being saved', async () => {
  const { promise, ...answer } = Promise.withResolvers<object>();
  const { backEnd, router } = openBook('/address-book?edit=3');
  Object.assign(backEnd.graphql, { updateCustomerAddress: () => promise });
  await field('Pincode');
  await save();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel.getAttribute('aria-disabled')).toBe('true'));
  await userEvent.click(cancel);
  expect(router.state.location.search).toBe('?edit=3');
  answer.reject(problemError({ kind: 'rejected', message: 'No such street.' }));
  await screen.findByText('No such street.');
  await userEvent.click(cancel);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
