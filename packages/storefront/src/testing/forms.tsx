import { unreachable } from '@shop/messages/errors';
import type { RouteObject } from 'react-router';
import { ProgrammeCard } from '../features/programmes/ProgrammeCard.tsx';
import { problemError } from './cartBackEnd.ts';
import { sampleBill, sampleBiller } from './sampleBill.ts';
import { Component as AccountInformation } from '../routes/AccountInformationPage.tsx';
import { Component as AddressBook } from '../routes/AddressBookPage.tsx';
import { Component as Contact } from '../routes/ContactPage.tsx';
import { Component as CreateAccount } from '../routes/CreateAccountPage.tsx';
import { Component as CreatePassword } from '../routes/CreatePasswordPage.tsx';
import { Component as ForgotPassword } from '../routes/ForgotPasswordPage.tsx';
import { Component as GiftCards } from '../routes/GiftCardsPage.tsx';
import { Component as GuestOrder } from '../routes/GuestOrderPage.tsx';
import { PayBill } from '../routes/PayBill.tsx';
import { Component as SavedPayments } from '../routes/SavedPaymentsPage.tsx';
import { Component as SignIn } from '../routes/SignInPage.tsx';

/** What a back end says against anything. */
export const refused = problemError({ kind: 'rejected', message: 'Not today.' });
/** What comes of a call that nobody answers: it is given up after half a minute. */
const lost = problemError({ kind: 'network', message: 'The shop could not be reached.' });

/** A form that sends something, and how it is filled in. */
export interface Form {
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
  /** How it fails, and what is said then: of a lost answer where a refusal is not told (session-13). */
  failure?: { error: Error; said: string };
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

/** Those of signing in, the account, programmes, gift cards, bills, and of guests. */
export const forms: Record<string, Form> = {
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
    failure: { error: lost, said: unreachable },
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
