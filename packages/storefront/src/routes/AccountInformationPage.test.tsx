import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFormDraft, writeFormDraft } from '../features/shared/account/formDraft.ts';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { samplePayment } from '../testing/sampleBill.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './AccountInformationPage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  standInForModals();
});
afterEach(cleanup);

const lost = problemError({ kind: 'network', message: 'The shop could not be reached.' });

const wrongPassword = (message: string) => problemError({ kind: 'rejected', message, isIdentity: true });

interface CustomerInput {
  custom_attributes?: { attribute_code: string; value: string }[];
}

const setContact = (customer: { custom_attributes: object[] }, code: string, value: string) => {
  customer.custom_attributes = [{ __typename: 'AttributeValue', code, value }];
};

function openProfile(change: Record<string, (variables: never) => unknown> = {}) {
  const backEnd = cartBackEnd([]);
  const customer = {
    email: 'asha@example.com',
    firstname: 'Asha',
    lastname: 'Rao',
    custom_attributes: [{ __typename: 'AttributeValue', code: 'mobile_number', value: '9810012345' }],
  };
  Object.assign(backEnd.graphql, {
    AccountInformation: () => ({ customer: { ...customer } }),
    updateCustomer: ({ customerInput }: { customerInput: CustomerInput }) => {
      const { custom_attributes: [removed] = [], ...names } = customerInput;
      Object.assign(customer, names);
      if (removed) setContact(customer, removed.attribute_code, removed.value);
      return { updateCustomerV2: { customer } };
    },
    updateCustomerEmail: ({ email, password }: { email: string; password: string }) => {
      if (password !== 'Shop@1234') throw wrongPassword('Invalid login or password.');
      customer.email = email;
      return { updateCustomerEmail: { customer: { email } } };
    },
    sendMyAccOtp: () => ({ sendMyAccOtp: { success: true, message: 'A code is on its way.' } }),
    verifyMyAccOtp: ({ input }: { input: { channel: string; value: string; otp: string } }) => {
      const success = input.otp === '123456';
      const code = input.channel === 'MOBILE' ? 'mobile_number' : 'secondary_email';
      if (success) setContact(customer, code, input.value);
      return { verifyMyAccOtp: { success, message: success ? 'The code is right.' : 'This code has expired.' } };
    },
    changeCustomerPassword: () => ({ changeCustomerPassword: { email: customer.email } }),
    ...change,
  });
  const path = '/account-information';
  return {
    ...renderShop({
      backEnd,
      path,
      signedIn: true,
      routes: [
        { path, Component },
        { path: '/', element: <h1>Home</h1> },
      ],
    }),
    backEnd,
    customer,
  };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, words: string) => userEvent.type(await screen.findByLabelText(label), words);

it('changes the name, by which the header greets from then on', async () => {
  const { store } = openProfile();
  await press('Change: Name');
  await userEvent.clear(await screen.findByLabelText('First name'));
  await press('Save');
  expect(await screen.findByText('Enter your first name.')).toBeTruthy();
  await type('First name', 'Aasha');
  await press('Save');
  await screen.findByText('Your name is saved.');
  expect(await screen.findByText('Aasha Rao')).toBeTruthy();
  expect(store.getState().user.firstname).toBe('Aasha');
});

// Rule account-06.
it('refuses a wrong password at its field, and keeps the session and what was typed', async () => {
  const { store, customer } = openProfile();
  await press('Change: E-mail');
  await type('New e-mail', 'rao@example.com');
  await type('Current password', 'wrong');
  await press('Save');
  expect(await screen.findByText('This is not your current password.')).toBeTruthy();
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
  expect(store.getState().user.isSignedIn).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('New e-mail').value).toBe('rao@example.com');
  await userEvent.clear(screen.getByLabelText('Current password'));
  await type('Current password', 'Shop@1234');
  await press('Save');
  await screen.findByText(/Your e-mail is changed/);
  expect(customer.email).toBe('rao@example.com');
  await waitFor(() => expect(store.getState().user.email).toBe('rao@example.com'));
});

// Rule account-06.
it.each([
  ['E-mail', 'New e-mail', 'rao@example.com', 'ईमेल पता या पासवर्ड सही नहीं है।'],
  ['E-mail', 'New e-mail', 'rao@example.com', 'The account is locked.'],
  ['Password', 'New password', 'Lakshmi#77', 'पासवर्ड में ग़लती है।'],
])(
  'says at the password’s field what the back end says of it in words of its own: %s',
  async (form, field, typed, said) => {
    const refuse = () => Promise.reject(wrongPassword(said));
    const { store } = openProfile({ updateCustomerEmail: refuse, changeCustomerPassword: refuse });
    await press(`Change: ${form}`);
    await type(field, typed);
    await type('Current password', 'wrong');
    await press('Save');
    const password = screen.getByLabelText('Current password');
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
    const ids = password.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map(id => document.getElementById(id)?.textContent).join()).toContain(said);
    expect(screen.getAllByText(said)).toHaveLength(1);
    expect(store.getState().user.isSignedIn).toBe(true);
  },
);

// Rule account-04.
it('keeps the typed e-mail over a reload, and no password', async () => {
  openProfile();
  await press('Change: E-mail');
  await type('New e-mail', 'rao@example.com');
  await type('Current password', 'Shop@1234');
  expect(
    Object.keys(sessionStorage)
      .map(key => sessionStorage.getItem(key))
      .join(),
  ).not.toContain('Shop@1234');
  cleanup();
  openProfile();
  expect((await screen.findByLabelText<HTMLInputElement>('New e-mail')).value).toBe('rao@example.com');
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
});

// Rule account-03.
it('finds out by signing in with it whether a password was changed whose answer was lost', async () => {
  const { backEnd } = openProfile({
    changeCustomerPassword: () => {
      throw lost;
    },
  });
  await press('Change: Password');
  await type('Current password', 'Shop@1234');
  await type('New password', 'Shop@12345');
  await press('Save');
  await screen.findByText('Your password is changed.');
  expect(backEnd.count('signIn')).toBe(1);
});

// Rule account-10.
it('keeps a mobile number once the code that went there is right, and says at the field what is wrong with one', async () => {
  const { customer } = openProfile();
  expect(await screen.findByText('+91 98100 12345')).toBeTruthy();
  await press('Change: Mobile number');
  const field = await screen.findByLabelText('Your mobile number');
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  await press('Send the code');
  expect(await screen.findByText('Enter your mobile number.')).toBeTruthy();
  await userEvent.type(field, '+91 98200-98200');
  await press('Send the code');
  const code = await screen.findByLabelText('One-time code');
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(document.activeElement).toBe(code);
  await userEvent.type(code, '111111');
  await press('Verify');
  expect((await screen.findByRole('alert')).textContent).toBe('This code has expired.');
  expect(code.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(code);
  await userEvent.type(code, '123 456');
  await press('Verify');
  await screen.findByText('Your mobile number is saved.');
  expect(await screen.findByText('+91 98200 98200')).toBeTruthy();
  expect(customer.custom_attributes).toMatchObject([{ code: 'mobile_number', value: '9820098200' }]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change'));
});

// Rule account-10.
it('says at the field why no code was sent, and goes back to it from the code', async () => {
  let message: string | undefined = 'That was asked for too often. Try again in 10 minutes.';
  openProfile({ sendMyAccOtp: () => ({ sendMyAccOtp: { success: message === undefined, message } }) });
  await press('Add: Personal e-mail');
  await type('Your personal e-mail', 'asha@example.com');
  await press('Send the code');
  expect(await screen.findByText('You sign in with this address. Enter another one.')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Your personal e-mail'));
  await type('Your personal e-mail', 'home@example.org');
  await press('Send the code');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  message = undefined;
  await press('Send the code');
  await screen.findByText('We have sent a code to home@example.org. It is good for 10 minutes.');
  await press('Use another e-mail');
  const field = await screen.findByLabelText<HTMLInputElement>('Your personal e-mail');
  expect(field.value).toBe('home@example.org');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

// Rules account-04 and account-10.
it('waits for the code again after a reload, also where the answer to the wish for it was lost', async () => {
  const nothing = () => {
    throw lost;
  };
  openProfile({ sendMyAccOtp: nothing });
  await press('Add: Personal e-mail');
  await type('Your personal e-mail', 'home@example.org');
  await press('Send the code');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We could not hear whether the code was sent\./);
  cleanup();
  const { customer } = openProfile({
    // Done, and the answer is lost.
    verifyMyAccOtp: ({ input: { value } }: { input: { value: string } }) => {
      setContact(customer, 'secondary_email', value);
      throw lost;
    },
  });
  await type('One-time code', '123456{Enter}');
  await screen.findByText('Your personal e-mail is saved.');
  expect(await screen.findByText('home@example.org')).toBeTruthy();
});

it('removes a contact', async () => {
  const { customer } = openProfile();
  await press('Change: Mobile number');
  await press('Remove: Mobile number');
  await screen.findByText('Your mobile number is removed.');
  expect(customer.custom_attributes).toMatchObject([{ value: '' }]);
  expect(await screen.findByRole('button', { name: 'Add: Mobile number' })).toBeTruthy();
});

it('asks for a new password that keeps the rules and differs from the current one', async () => {
  openProfile();
  await press('Change: Password');
  await type('Current password', 'Shop@1234');
  await type('New password', 'Shop@1234');
  await press('Save');
  expect(await screen.findByText('Choose a password that differs from your current one.')).toBeTruthy();
});

/** Saves a name, and types into the form of the e-mail while the answer is awaited. */
async function goOnWhileSaved() {
  const { promise, ...answer } = Promise.withResolvers<object>();
  const shop = openProfile({ updateCustomer: () => promise });
  await press('Change: Name');
  await type('First name', 'na');
  await press('Save');
  await press('Change: E-mail');
  await type('New e-mail', 'rao@example.com');
  await type('Current password', 'Shop@1234');
  return { ...shop, answer };
}
const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

// Rule account-04.
it('leaves the form that stands open alone when what was saved in another one is answered', async () => {
  const { answer } = await goOnWhileSaved();
  answer.resolve({ updateCustomerV2: { customer: {} } });
  await screen.findByText('Your name is saved.');
  expect([typedIn('New e-mail'), typedIn('Current password')]).toEqual(['rao@example.com', 'Shop@1234']);
  expect(readFormDraft('profile email', 'asha@example.com')).toEqual({ email: 'rao@example.com' });
  expect(readFormDraft('profile name', 'asha@example.com')).toBeUndefined();
});

it('says as a message, and in no other form, why what was saved in one that has gone was refused', async () => {
  const { answer } = await goOnWhileSaved();
  answer.reject(problemError({ kind: 'rejected', message: 'Use another name.' }));
  const said = await screen.findByText('Use another name.');
  expect(screen.getByRole('form', { name: 'E-mail' }).contains(said)).toBe(false);
  await press('Change: Name');
  expect(typedIn('First name')).toBe('Ashana');
});

it('leaves a form alone that was closed and opened anew before what was saved in it is answered', async () => {
  const { promise, ...answer } = Promise.withResolvers<object>();
  openProfile({ updateCustomer: () => promise });
  await press('Change: Name');
  await type('First name', 'na');
  await press('Save');
  await press('Change: E-mail');
  await press('Change: Name');
  await type('First name', 'li');
  answer.resolve({ updateCustomerV2: { customer: {} } });
  await screen.findByText('Your name is saved.');
  expect(typedIn('First name')).toBe('Ashanali');
});

it('takes no "Cancel" for a way back from what is being saved', async () => {
  const { promise, ...answer } = Promise.withResolvers<object>();
  openProfile({ updateCustomer: () => promise });
  await press('Change: Name');
  await type('First name', 'na');
  await press('Save');
  await press('Cancel');
  expect(typedIn('First name')).toBe('Ashana');
  expect(screen.getByRole('button', { name: 'Cancel' }).getAttribute('aria-disabled')).toBe('true');
  answer.reject(problemError({ kind: 'rejected', message: 'Use another name.' }));
  await screen.findByText('Use another name.');
  await press('Cancel');
  expect(screen.queryByLabelText('First name')).toBeNull();
});

it('says why a name was refused to who has left the page meanwhile', async () => {
  const { promise, ...answer } = Promise.withResolvers<object>();
  const { router } = openProfile({ updateCustomer: () => promise });
  await press('Change: Name');
  await type('First name', 'na');
  await press('Save');
  await act(() => router.navigate('/sign-in'));
  answer.reject(problemError({ kind: 'rejected', message: 'Use another name.' }));
  expect(await screen.findByText('Use another name.')).toBeTruthy();
});

/** Hands in the code of a mobile number, and types into the form of the password while the answer is awaited. */
async function goOnWhileVerified() {
  const { promise, ...answer } = Promise.withResolvers<object>();
  openProfile({ verifyMyAccOtp: () => promise });
  await press('Change: Mobile number');
  await userEvent.clear(await screen.findByLabelText('Your mobile number'));
  await type('Your mobile number', '9820098200');
  await press('Send the code');
  await type('One-time code', '123456');
  await press('Verify');
  await press('Change: Password');
  await type('Current password', 'Shop@1234');
  return answer;
}

it('leaves the form that stands open alone when the code of a contact is found right', async () => {
  const answer = await goOnWhileVerified();
  answer.resolve({ verifyMyAccOtp: { success: true, message: null } });
  await screen.findByText('Your mobile number is saved.');
  expect(typedIn('Current password')).toBe('Shop@1234');
  expect(readFormDraft('profile MOBILE', 'asha@example.com')).toBeUndefined();
});

it('says as a message why a code was refused whose form has gone', async () => {
  const answer = await goOnWhileVerified();
  answer.resolve({ verifyMyAccOtp: { success: false, message: 'This code has expired.' } });
  const said = await screen.findByText('This code has expired.');
  expect(screen.getByRole('form', { name: 'Password' }).contains(said)).toBe(false);
});

it.each([
  ['was sent', { success: true, message: null }],
  ['was not sent', { success: false, message: 'That was asked for too often.' }],
])('leaves who types another number alone when it is answered that a code to the one before %s', async (_, said) => {
  const asked = { value: '9820098200', nextAt: Date.now() - 1 };
  writeFormDraft('profile MOBILE', 'asha@example.com', { typed: '9820098200', asked });
  const { promise, ...answer } = Promise.withResolvers<object>();
  openProfile({ sendMyAccOtp: () => promise });
  await press('Send another code');
  await press('Use another number');
  await userEvent.clear(await screen.findByLabelText('Your mobile number'));
  await type('Your mobile number', '98300');
  answer.resolve({ sendMyAccOtp: said });
  const send = screen.getByRole('button', { name: 'Send the code' });
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull());
  expect(typedIn('Your mobile number')).toBe('98300');
  expect(screen.queryByText('That was asked for too often.')).toBeNull();
});

/** A list of two pages, as the back end pages it. */
const paged = (page: number, one: object) => ({
  page_info: { total_pages: 2 },
  items: page > 2 ? [] : [{ page, ...one }],
});

// Rule account-07.
it('collects every page of every list into one file', async () => {
  let file = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = blob => {
    void (blob as Blob).text().then(text => (file = text));
    return 'blob:data';
  };
  openProfile({
    OwnData: ({ orders, wishes, bills }: { orders: number; wishes: number; bills: number }) => ({
      billPayments: paged(bills, { ...samplePayment, number: `B00000000${bills}` }),
      customerCart: { items: [], applied_gift_cards: [{ code: 'GIFT-1000-DEMO' }] },
      customerPaymentTokens: {
        items: [
          { payment_method_code: 'razorpay', type: 'card', details: '{"maskedCC":"4242"}' },
          { payment_method_code: 'cashfree', type: 'account', details: 'as••••@okbank' },
        ],
      },
      customer: {
        email: 'asha@example.com',
        addresses: [{ city: 'New Delhi' }],
        orders: paged(orders, { number: `00000000${orders}` }),
        reviews: { page_info: { total_pages: 1 }, items: [{ text: 'Bright' }] },
        wishlists: [{ items_v2: paged(wishes, {}) }],
        mw_reward_points: { balance: { points: 200 }, transactions: [] },
      },
    }),
    GetCustomerInformation: () => ({ customer: { id: 7, customer_id: 7 } }),
    CustomerNotifications: () => ({ customerNotifications: [{ id: 3, title: 'A festive bonus for you' }] }),
  });
  await press('Download my data');
  await screen.findByText('Your data is in your downloads.');
  const { orders, reviews, wishlist, coins, profile, bills, ...more } = JSON.parse(file) as Record<
    string,
    { length: number }
  >;
  expect(more).toMatchObject({
    cart: { applied_gift_cards: [{ code: 'GIFT-1000-DEMO' }] },
    savedPayments: [{ details: { maskedCC: '4242' } }, { details: 'as••••@okbank' }],
    notifications: [{ title: 'A festive bonus for you' }],
  });
  expect([orders?.length, reviews?.length, wishlist?.length, bills?.length]).toEqual([2, 1, 2, 2]);
  expect(coins).toMatchObject({ balance: { points: 200 } });
  expect(profile).toMatchObject({ email: 'asha@example.com' });
  expect(file).not.toContain('page_info');
});

it('gives no file where a page does not come (account-07)', async () => {
  const saves = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saves.mockClear();
  openProfile({
    OwnData: ({ orders }: { orders: number }) => {
      if (orders > 1) throw problemError({ kind: 'rejected', message: 'No' });
      return {
        customer: {
          email: 'a',
          orders: paged(1, {}),
          reviews: { page_info: { total_pages: 1 }, items: [] },
          wishlists: [],
        },
      };
    },
  });
  await press('Download my data');
  await screen.findByText('Your data could not be collected. Try again.');
  expect(saves).not.toHaveBeenCalled();
});

it('gives no file where the notifications do not come (account-07)', async () => {
  const saves = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saves.mockClear();
  openProfile({
    OwnData: () => ({
      customer: {
        email: 'a',
        orders: paged(1, {}),
        reviews: { page_info: { total_pages: 1 }, items: [] },
        wishlists: [],
      },
    }),
    GetCustomerInformation: () => ({ customer: { id: 7, customer_id: 7 } }),
    CustomerNotifications: () => {
      throw problemError({ kind: 'rejected', message: 'No' });
    },
  });
  await press('Download my data');
  await screen.findByText('Your data could not be collected. Try again.');
  expect(saves).not.toHaveBeenCalled();
});

// Rule account-08.
it('deletes the account once the password is right, leads home and forgets everything', async () => {
  const deleted = vi.fn<() => object>(() => ({ deleteCustomer: true }));
  const { backEnd, store, router, persistence } = openProfile({ deleteCustomer: deleted });
  await press('Delete my account');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(dialog.getByText(/Your Kaveri Coins are gone/)).toBeTruthy();
  const { signIn } = backEnd.port;
  backEnd.port.signIn = async () => {
    throw problemError({ kind: 'rejected', message: 'The account sign-in was incorrect' });
  };
  await userEvent.type(dialog.getByLabelText('Your password'), 'wrong');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await dialog.findByText('This is not your password.')).toBeTruthy();
  expect(deleted).not.toHaveBeenCalled();
  backEnd.port.signIn = signIn;
  await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await screen.findByText(/Your account is deleted/);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(store.getState().user.isSignedIn).toBe(false);
  expect(persistence.get('signin_token')).toBeUndefined();
});

// Rule account-08.
it('keeps the account of who leaves while the password is checked', async () => {
  const deleted = vi.fn<() => object>(() => ({ deleteCustomer: true }));
  const { backEnd } = openProfile({ deleteCustomer: deleted });
  const proof = Promise.withResolvers<string>();
  backEnd.port.signIn = () => proof.promise;
  await press('Delete my account');
  await type('Your password', 'Shop@1234');
  await press('Delete for good');
  await press('Keep my account');
  expect(screen.queryByRole('dialog')).toBeNull();
  proof.resolve('token');
  await press('Delete my account');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(deleted).not.toHaveBeenCalled();
});

// Rule account-08.
it('keeps who is signed in, and says so, where the shop deletes no account', async () => {
  const { store } = openProfile({ deleteCustomer: () => ({ deleteCustomer: false }) });
  await press('Delete my account');
  await type('Your password', 'Shop@1234');
  await press('Delete for good');
  await screen.findByText(/^Your account was not deleted\./);
  expect(store.getState().user.isSignedIn).toBe(true);
});

// Rule account-08.
it('offers to keep no account whose deletion is on its way', async () => {
  const answer = Promise.withResolvers<object>();
  const deleted = vi.fn<() => Promise<object>>(() => answer.promise);
  openProfile({ deleteCustomer: deleted });
  await press('Delete my account');
  await type('Your password', 'Shop@1234');
  await press('Delete for good');
  await waitFor(() => expect(deleted).toHaveBeenCalled());
  const keep = screen.getByRole('button', { name: 'Keep my account' });
  expect(keep.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(keep);
  await press('Close');
  expect(screen.getByRole('dialog')).toBeTruthy();
  answer.resolve({ deleteCustomer: true });
  await screen.findByText(/Your account is deleted/);
});

// Rule account-04.
it('keeps a name that was typed while another form stands open, and forgets it with its own "Cancel"', async () => {
  openProfile();
  await press('Change: Name');
  await type('First name', 'na');
  await press('Change: E-mail');
  await press('Cancel');
  await press('Change: Name');
  expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Ashana');
  await press('Cancel');
  await press('Change: Name');
  expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Asha');
});
