import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ProgrammeCard } from '../features/programmes/ProgrammeCard.tsx';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { sampleBill, sampleBiller } from '../testing/sampleBill.ts';
import { Component as AccountInformation } from './AccountInformationPage.tsx';
import { Component as AddressBook } from './AddressBookPage.tsx';
import { Component as Contact } from './ContactPage.tsx';
import { Component as CreateAccount } from './CreateAccountPage.tsx';
import { Component as CreatePassword } from './CreatePasswordPage.tsx';
import { Component as ForgotPassword } from './ForgotPasswordPage.tsx';
import { Component as GiftCards } from './GiftCardsPage.tsx';
import { Component as GuestOrder } from './GuestOrderPage.tsx';
import { PayBill } from './PayBill.tsx';
import { Component as SavedPayments } from './SavedPaymentsPage.tsx';
import { Component as SignIn } from './SignInPage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  standInForModals();
});
afterEach(cleanup);

const refused = problemError({ kind: 'rejected', message: 'Not today.' });
/** What comes of a call that nobody answers: it is given up after half a minute. */
const lost = problemError({ kind: 'network', message: 'The shop could not be reached.' });

interface Form {
  /** Where it stands. */
  path: string;
  route: RouteObject;
  isGuest?: boolean;
  /** The call that it sends: an operation, or a function of the port. */
  call: string;
  /** What that is answered where all is well. */
  answer: unknown;
  /** What is asked before it. */
  answers?: Record<string, unknown>;
  /** What is pressed before it stands there. */
  press?: (string | RegExp)[];
  /** What is typed, by label; it stays. */
  typed: [label: string, value: string][];
  button: string | RegExp;
  /** How it fails: a lost answer where a refusal is not told (session-13). */
  fails?: Error;
}

const profile = {
  email: 'asha@example.com',
  firstname: 'Asha',
  lastname: 'Rao',
  custom_attributes: [{ __typename: 'AttributeValue', code: 'mobile_number', value: '9810012345' }],
};
const account = {
  path: '/account-information',
  route: { Component: AccountInformation },
  answers: { AccountInformation: { customer: profile } },
};
const entrance = {
  isGuest: true,
  route: { loader: () => ({ brands: undefined, providers: [] }), Component: SignIn },
};
const programme = {
  path: '/samsung',
  route: { element: <ProgrammeCard programme="EMPLOYEE" /> },
  answers: { PurchaseProgramme: { customer: { email: 'asha@example.com', purchase_programme: null } } },
};
const known = {
  verifyInstituteCode: {
    success: true,
    message: null,
    institute_name: 'Saryu Telecom',
    email_domains: ['saryu-telecom.example'],
  },
};
const newPassword = 'Sun-flower7';

const forms: Record<string, Form> = {
  'e-mail and password': {
    ...entrance,
    path: '/sign-in',
    call: 'signIn',
    answer: 'token',
    typed: [
      ['E-mail', 'asha@example.com'],
      ['Password', 'Shop@1234'],
    ],
    button: 'Sign in',
  },
  'where a one-time code goes': {
    ...entrance,
    path: '/sign-in?way=code',
    call: 'sendSignInOtp',
    answer: { sendSignInOtp: { success: true, message: null, retry_after: 30 } },
    typed: [['E-mail or mobile number', '98200 98200']],
    button: 'Send the code',
  },
  'a link by mail': {
    ...entrance,
    path: '/sign-in?way=link',
    call: 'sendSignInLink',
    answer: { sendSignInLink: { success: true, message: null } },
    typed: [['E-mail', 'asha@example.com']],
    button: 'Send the link',
  },
  'a new account': {
    path: '/create-account',
    route: { Component: CreateAccount },
    isGuest: true,
    call: 'createAccount',
    answer: undefined,
    typed: [
      ['First name', 'Meera'],
      ['Last name', 'Nair'],
      ['E-mail', 'meera@example.com'],
      ['Password', newPassword],
    ],
    button: 'Create account',
  },
  'a forgotten password': {
    path: '/forgot-password',
    route: { Component: ForgotPassword },
    isGuest: true,
    call: 'requestPasswordReset',
    answer: { requestPasswordResetEmail: true },
    typed: [['E-mail', 'asha@example.com']],
    button: 'Send the link',
    fails: lost,
  },
  'a password set anew': {
    path: '/customer/account/createPassword?token=abc&email=asha%40example.com',
    route: { Component: CreatePassword },
    isGuest: true,
    call: 'resetPassword',
    answer: { resetPassword: true },
    typed: [['New password', newPassword]],
    button: 'Save and sign in',
  },
  'a name': {
    ...account,
    call: 'updateCustomer',
    answer: { updateCustomerV2: { customer: profile } },
    press: ['Change: Name'],
    typed: [['First name', 'Asha Devi']],
    button: 'Save',
  },
  'an e-mail': {
    ...account,
    call: 'updateCustomerEmail',
    answer: { updateCustomerEmail: { customer: { email: 'devi@example.com' } } },
    press: ['Change: E-mail'],
    typed: [
      ['New e-mail', 'devi@example.com'],
      ['Current password', 'Shop@1234'],
    ],
    button: 'Save',
  },
  'a changed password': {
    ...account,
    call: 'changeCustomerPassword',
    answer: { changeCustomerPassword: { email: 'asha@example.com' } },
    press: ['Change: Password'],
    typed: [
      ['Current password', 'Shop@1234'],
      ['New password', newPassword],
    ],
    button: 'Save',
  },
  'a mobile number': {
    ...account,
    call: 'sendMyAccOtp',
    answer: { sendMyAccOtp: { success: true, message: null } },
    press: ['Change: Mobile number'],
    typed: [['Your mobile number', '9820098200']],
    button: 'Send the code',
  },
  'the end of an account': {
    ...account,
    call: 'deleteCustomer',
    answer: { deleteCustomer: true },
    press: ['Delete my account'],
    typed: [['Your password', 'Shop@1234']],
    button: 'Delete for good',
  },
  'an address': {
    path: '/address-book?edit=new',
    route: { Component: AddressBook },
    call: 'createCustomerAddress',
    answer: { createCustomerAddress: { id: 9 } },
    answers: { AddressBook: { customer: { ...profile, addresses: [] } } },
    typed: [
      ['Pincode', '560001'],
      ['House number and street', '12 MG Road'],
      ['Mobile number', '9845012345'],
    ],
    button: 'Save address',
  },
  'a saved payment that goes': {
    path: '/saved-payments',
    route: { Component: SavedPayments },
    call: 'deleteSavedPayment',
    answer: { deletePaymentToken: { result: true } },
    answers: {
      getSavedPayments: {
        customerPaymentTokens: {
          items: [
            {
              public_hash: 'a',
              payment_method_code: 'razorpay',
              type: 'card',
              details: JSON.stringify({ type: 'VI', maskedCC: '4242', expirationDate: '12/2040' }),
            },
          ],
        },
        storeConfig: { store_code: 'kaveri', razorpay_vault_active: true, cashfree_vault_active: true },
      },
    },
    press: [/^Delete Visa/],
    typed: [],
    button: 'Delete',
  },
  'a gift card': {
    path: '/gift-cards',
    route: { Component: GiftCards },
    call: 'giftCardBalance',
    answer: { code: 'GIFT-1', balance: 500, expires: null },
    typed: [['Gift card code', 'GIFT-1']],
    button: 'Check balance',
  },
  'the code of a company': {
    ...programme,
    call: 'verifyInstituteCode',
    answer: known,
    typed: [['Company code', 'saryu-telecom']],
    button: 'Go on',
  },
  'a number at a biller': {
    path: '/setu',
    route: { element: <PayBill biller={sampleBiller} /> },
    call: 'fetchBill',
    answer: { fetchBill: { status: 'FOUND', bill: sampleBill } },
    typed: [['Account ID', '1234567890']],
    button: 'See my bill',
  },
  'a message to the shop': {
    path: '/contact-us',
    route: { loader: () => ({ page: null }), Component: Contact },
    isGuest: true,
    call: 'contactUs',
    answer: { contactUs: { status: true } },
    typed: [
      ['Your name', 'Meera Nair'],
      ['E-mail', 'meera@example.com'],
      ['Your message', 'Where is my order?'],
    ],
    button: 'Send',
  },
  'an order without an account': {
    path: '/guest-order',
    route: { Component: GuestOrder },
    isGuest: true,
    call: 'FindGuestOrder',
    answer: { guestOrder: { token: 'abc', number: '000000006' } },
    typed: [
      ['Order number', '000000006'],
      ['E-mail', 'meera@example.com'],
      ['Last name', 'Nair'],
    ],
    button: 'Open my order',
  },
};

/** Opens a form whose call is answered when the test says so, and fills it in. */
async function openFilled({ path, route, isGuest = false, call, answers = {}, press = [], typed }: Form) {
  const backEnd = cartBackEnd([]);
  for (const [name, answer] of Object.entries(answers)) backEnd.graphql[name] = (() => answer) as never;
  const calls: PromiseWithResolvers<unknown>[] = [];
  const held = () => {
    const next = Promise.withResolvers<unknown>();
    calls.push(next);
    return next.promise;
  };
  if (call in backEnd.port) Object.assign(backEnd.port, { [call]: held });
  else backEnd.graphql[call] = held as never;
  const routes = [
    { path: path.split('?')[0]!, ...route },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    { path: '*', element: <h1>Gone on</h1> },
  ];
  const shop = renderShop({ backEnd, path, signedIn: !isGuest, routes });
  for (const name of press) await userEvent.click(await screen.findByRole('button', { name }));
  for (const [label, value] of typed) {
    const field = await screen.findByLabelText(label, { selector: 'input, textarea' });
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
  return { ...shop, calls };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const valuesOf = ({ typed }: Form) => typed.map(([label]) => [label, field(label).value]);
const names = Object.keys(forms);

// Rules account-03 and account-04.
it.each(names)('says that it works, sends once, and keeps what was typed when it fails: %s', async name => {
  const form = forms[name]!;
  const { calls } = await openFilled(form);
  const before = valuesOf(form);
  const button = () => screen.getByRole('button', { name: form.button });
  await userEvent.dblClick(button());
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  const [label] = form.typed[0] ?? [];
  if (label !== undefined) await userEvent.type(field(label), '{Enter}');
  await userEvent.click(button());
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => calls[0]!.reject(form.fails ?? refused));
  expect((await screen.findAllByText(form.fails ? /.+/ : 'Not today.')).length).toBeGreaterThan(0);
  await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'));
  if (form.fails) expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(valuesOf(form)).toEqual(before);
  await userEvent.click(button());
  await waitFor(() => expect(calls).toHaveLength(2));
});

/** Whose account is gone is led home from wherever she is (account-08). */
const leading = ['the end of an account'];

it.each(names.filter(name => !leading.includes(name)))(
  'leads nobody anywhere who has left before the answer: %s',
  async name => {
    const form = forms[name]!;
    const { calls, router } = await openFilled(form);
    await userEvent.click(screen.getByRole('button', { name: form.button }));
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(() => router.navigate('/elsewhere'));
    await act(async () => calls[0]!.resolve(form.answer));
    await act(() => new Promise(resolve => setTimeout(resolve, 20)));
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
  },
);

// Rule account-11.
it.each([
  [
    'that is answered',
    (call: PromiseWithResolvers<unknown>) => call.resolve(forms['a gift card']!.answer),
    /left on GIFT/,
  ],
  ['that is refused', (call: PromiseWithResolvers<unknown>) => call.reject(refused), 'Not today.'],
])('says nothing of a gift card %s when another one stands in the field', async (_, settle, said) => {
  const { calls } = await openFilled(forms['a gift card']!);
  await userEvent.click(screen.getByRole('button', { name: 'Check balance' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  await userEvent.type(field('Gift card code'), '2');
  await act(async () => settle(calls[0]!));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Check balance' }).getAttribute('aria-busy')).not.toBe('true'),
  );
  expect(screen.queryByText(said)).toBeNull();
});
