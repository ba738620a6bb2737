import { userSlice } from '@shop/state';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cartBackEnd, problemError, type CartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { sampleBill, sampleBiller, sampleOperator, samplePlans } from '../testing/sampleBill.ts';
import { PayBill } from './PayBill.tsx';
import { Component as PaymentReturn } from './PaymentReturnPage.tsx';

const number = 'B000000012';
const statusOf = (status: string) => ({
  billPayment: {
    number,
    status,
    payment_method: 'cashfree',
    amount: { value: 2655.05 },
    biller: { id: 'kaveri-bijli', category: 'electricity' },
  },
});
const routes = [
  { path: '/setu', element: <PayBill biller={sampleBiller} /> },
  { path: '/recharge', element: <PayBill biller={sampleOperator} /> },
  { path: '/:gateway/checkout/success/:order', Component: PaymentReturn },
  { path: '/bills-and-recharge/:number', element: <h1>Receipt</h1> },
  { path: '/sign-in', element: <h1>Sign in</h1> },
];

interface Opened {
  signedIn?: boolean;
  graphql?: Record<string, (input: never) => unknown>;
}

function open(path: string, { signedIn = true, graphql = {} }: Opened = {}) {
  const backEnd = cartBackEnd([]);
  const asked: string[] = [];
  for (const [name, answer] of Object.entries(graphql))
    backEnd.graphql[name] = input => {
      asked.push(name);
      return answer(input) as never;
    };
  const shop = renderShop({ backEnd, path, signedIn, routes });
  return { ...shop, backEnd, asked };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

// bills-04
describe('a bill', () => {
  const fetchBill = () => ({ fetchBill: { status: 'FOUND', bill: sampleBill } });
  const type = async (text: string, button = 'See my bill') => {
    const field = await screen.findByLabelText('Account ID');
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await userEvent.click(screen.getByRole('button', { name: button }));
  };

  it('is shown before it is paid, and its payment is asked for once', async () => {
    const { asked, router } = open('/setu', {
      graphql: {
        fetchBill,
        createBillPayment: () => ({
          createBillPayment: { payment: { ...statusOf('AWAITING_PAYMENT').billPayment } },
        }),
        OpenBill: () => new Promise(() => {}),
      },
    });
    await type('1234567890');
    const heading = await screen.findByRole('heading', { name: 'Check and pay' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('M•••• K•••')).toBeTruthy();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Pay ₹2,655.05' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/cashfree/checkout/success/${number}`));
    expect(asked.filter(name => name === 'createBillPayment')).toHaveLength(1);
  });

  it('does not fetch back who left while its payment was being opened', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { router, asked } = open('/setu', {
      graphql: {
        fetchBill,
        createBillPayment: async () => {
          await promise;
          return { createBillPayment: { payment: { ...statusOf('AWAITING_PAYMENT').billPayment } } };
        },
      },
    });
    await type('1234567890');
    await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹2,655.05' }));
    await waitFor(() => expect(asked).toContain('createBillPayment'));
    await act(() => router.navigate('/sign-in'));
    resolve();
    await waitFor(() => expect(Object.keys(sessionStorage).join()).toContain('billToPay'));
    await act(async () => {});
    expect(router.state.location.pathname).toBe('/sign-in');
  });

  it('leads back to its number by the back button, and is there again going forward', async () => {
    const { asked, router } = open('/setu', { graphql: { fetchBill } });
    await type('1234567890');
    await screen.findByRole('heading', { name: 'Check and pay' });
    await act(() => router.navigate(-1));
    const field = await screen.findByDisplayValue('1234567890');
    await act(() => router.navigate(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Change the number' }));
    expect(await screen.findByDisplayValue('1234567890')).not.toBe(field);
    expect(asked).toEqual(['fetchBill']);
    cleanup();
    // A reload where the bill was looked at.
    const anew = open('/setu#bill', { graphql: { fetchBill } });
    expect(await screen.findByDisplayValue('1234567890')).toBeTruthy();
    await waitFor(() => expect(anew.router.state.location.hash).toBe(''));
  });

  // bills-06
  it('that the back end takes no payment of any more is fetched again by a press', async () => {
    const { asked } = open('/setu', {
      graphql: {
        fetchBill,
        createBillPayment: () =>
          Promise.reject(problemError({ kind: 'rejected', message: 'This bill was fetched a while ago.' })),
      },
    });
    await type('1234567890');
    await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹2,655.05' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fetch the bill again' }));
    await waitFor(() => expect(asked).toEqual(['fetchBill', 'createBillPayment', 'fetchBill']));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Check and pay' })).toBe(document.activeElement));
    expect(screen.queryByText('This bill was fetched a while ago.')).toBeNull();
  });

  // bills-02
  it('is asked for by no number that is longer than the biller says, of which the field takes no end either', async () => {
    const { asked } = open('/setu', { graphql: { fetchBill } });
    await type('1234 5678 901');
    const field = screen.getByLabelText('Account ID');
    expect(await screen.findByText('Enter at most 10 digits. You have entered 11.')).toBeTruthy();
    expect([field.getAttribute('aria-invalid'), asked]).toEqual(['true', []]);
    await type('12'.repeat(40));
    expect(field).toHaveProperty('value', '12'.repeat(12));
  });

  // bills-03
  it('of another circle is chosen among no plans of the one before', async () => {
    const other = Promise.withResolvers<void>();
    open('/recharge', {
      graphql: {
        RechargePlans: async ({ circle }: { circle: string }) => {
          if (circle === 'KA') return { rechargePlans: samplePlans };
          await other.promise;
          return { rechargePlans: [] };
        },
      },
    });
    await userEvent.selectOptions(await screen.findByLabelText(/Telecom circle/), 'Karnataka');
    expect(await screen.findByRole('radio', { name: /299/ })).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText(/Telecom circle/), 'Delhi NCR');
    expect(screen.queryByRole('radio', { name: /299/ })).toBeNull();
    other.resolve();
    expect(await screen.findByText('There are no plans here at the moment.')).toBeTruthy();
  });

  it('waits for a sign-in, and what was typed goes on by itself', async () => {
    const guest = open('/setu', { signedIn: false, graphql: { fetchBill } });
    await type('1234567890', 'Sign in to go on');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(guest.asked).toEqual([]);
    expect(decodeURIComponent(guest.router.state.location.search)).toContain('/setu?p=electricity&biller=kaveri-bijli');
    cleanup();
    const customer = open('/setu', { graphql: { fetchBill } });
    expect(await screen.findByRole('heading', { name: 'Check and pay' })).toBeTruthy();
    expect(customer.asked).toEqual(['fetchBill']);
    cleanup();
    // A reload asks nobody by itself.
    open('/setu', { graphql: { fetchBill } });
    expect(await screen.findByDisplayValue('1234567890')).toBeTruthy();
  });

  // Rule bills-09.
  it('keeps what its customer typed when the session ends, and shows it to nobody else', async () => {
    const field = () => screen.findByLabelText<HTMLInputElement>('Account ID');
    let ended: ReturnType<typeof open>['store'] | undefined;
    const openAs = async (email: string | undefined) => {
      cleanup();
      localStorage.clear();
      const { store } = open('/setu', { signedIn: false });
      ended = store;
      if (email !== undefined)
        act(() => {
          store.dispatch(userSlice.actions.tokenSet());
          store.dispatch(userSlice.actions.detailsReceived({ email, firstname: '', lastname: '' }));
        });
      return (await field()).value;
    };
    open('/setu');
    await userEvent.type(await field(), '1234567890');
    expect(await openAs(undefined)).toBe('');
    expect(await openAs('ravi@example.com')).toBe('');
    expect(await openAs('asha@example.com')).toBe('1234567890');
    // The field is still there for the moment that the page takes to load anew.
    await userEvent.type(await field(), '1');
    act(() => void ended?.dispatch(userSlice.actions.tokenCleared()));
    act(() => void ended?.dispatch(userSlice.actions.reset()));
    expect(await openAs(undefined)).toBe('');
    expect(await openAs('asha@example.com')).toBe('12345678901');
    // What a guest typed is the customer's who signs in.
    sessionStorage.clear();
    expect(await openAs(undefined)).toBe('');
    await userEvent.type(await field(), '0987654321');
    expect(await openAs('ravi@example.com')).toBe('0987654321');
    expect(await openAs(undefined)).toBe('');
  });

  it.each([
    ['NO_BILL_DUE', 'Nothing is due'],
    ['UNKNOWN_NUMBER', /does not know this Account ID/],
    ['BILLER_UNAVAILABLE', /does not answer at the moment/],
  ])('is none: %s', async (status, said) => {
    open('/setu', { graphql: { fetchBill: () => ({ fetchBill: { status, bill: null } }) } });
    await type('1234567890');
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it.each([
    ['says no', () => Promise.reject(problemError({ kind: 'rejected', message: 'Not today.' })), 'Not today.'],
    ['answers nonsense', () => ({ fetchBill: { status: 'FOUND', bill: null } }), /could not be asked/],
    ['says what the shop does not know', () => ({ fetchBill: { status: 'MAYBE', bill: null } }), /could not be asked/],
  ])('is not shown where the back end %s, and what was typed stays', async (_, fetchBillSo, said) => {
    open('/setu', { graphql: { fetchBill: fetchBillSo } });
    await type('1234567890');
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByDisplayValue('1234567890')).toBeTruthy();
  });
});

// bills-06
describe('the payment of a bill', () => {
  const path = `/cashfree/checkout/success/${number}`;
  const arrive = (statuses: string[], verdict: CartBackEnd['cashfree'], attempts: CartBackEnd['attempts'] = []) => {
    const left = [...statuses];
    const shop = open(path, {
      graphql: {
        OpenBill: () => statusOf(left.length > 1 ? left.shift()! : left[0]!),
        confirmCashfreePayment: () => ({ confirmCashfreePayment: { status: verdict } }),
      },
    });
    shop.backEnd.attempts = attempts;
    return shop;
  };

  it.each(['PAID', 'PROCESSING', 'REFUNDING'])('leads to the receipt once the money has come: %s', async status => {
    arrive([status], 'SUCCESS');
    expect(await screen.findByRole('heading', { name: 'Receipt' })).toBeTruthy();
  });

  it('ends where the bank refused it, so that the bill can be paid in another way', async () => {
    const { backEnd } = arrive(['AWAITING_PAYMENT', 'AWAITING_PAYMENT', 'CANCELLED'], 'FAILED');
    const heading = await screen.findByRole('heading', { name: 'The payment did not go through' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/^Your bank refused the payment\. Nothing was paid/)).toBeTruthy();
    expect(backEnd.count('restoreCart')).toBe(1);
    expect(screen.getByRole('link', { name: 'Back to the bill' }).getAttribute('href')).toBe(
      '/setu?p=electricity&biller=kaveri-bijli',
    );
  });

  it('is waited for while the bank decides, and never called unpaid', async () => {
    arrive(['PAYMENT_PENDING'], 'PENDING', [{ id: '1', status: 'PENDING' }]);
    expect(await screen.findByRole('heading', { name: 'Your bank has not confirmed the payment yet' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  it('can be made, or left, while nobody has begun it', async () => {
    const { backEnd } = arrive(['AWAITING_PAYMENT', 'CANCELLED'], 'PENDING');
    expect(await screen.findByRole('button', { name: 'Pay now' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Do not pay now' }));
    expect(await screen.findByText(/Nothing was paid/)).toBeTruthy();
    expect(backEnd.count('restoreCart')).toBe(1);
  });

  it('opens its gateway over no other page where the shopper went meanwhile', async () => {
    const checkout = vi.fn<() => Promise<void>>(async () => {});
    vi.stubGlobal('Cashfree', () => ({ checkout }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const session = Promise.withResolvers<void>();
    const { backEnd, router } = arrive(['AWAITING_PAYMENT'], 'PENDING');
    const answer = backEnd.graphql['createCashfreePaymentSession']!;
    const answered = vi.fn<() => void>();
    backEnd.graphql['createCashfreePaymentSession'] = async input => {
      await session.promise;
      answered();
      return {
        createCashfreePaymentSession: {
          ...((await answer(input)) as { createCashfreePaymentSession: object }).createCashfreePaymentSession,
          order_amount: 2655.05,
        },
      };
    };
    await userEvent.click(await screen.findByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(document.querySelector('script[src*="cashfree"]')).not.toBeNull());
    document.querySelector('script[src*="cashfree"]')?.dispatchEvent(new Event('load'));
    await act(() => router.navigate('/sign-in'));
    session.resolve();
    await waitFor(() => expect(answered).toHaveBeenCalledOnce());
    await act(async () => {});
    expect(checkout).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/sign-in');
  });

  it('that is being left cannot be made or left once more meanwhile', async () => {
    const { backEnd } = arrive(['AWAITING_PAYMENT', 'CANCELLED'], 'PENDING');
    const { promise, resolve } = Promise.withResolvers<void>();
    const { restoreCart } = backEnd.port;
    backEnd.port.restoreCart = async order => {
      await promise;
      return restoreCart(order);
    };
    const leave = await screen.findByRole('button', { name: 'Do not pay now' });
    await userEvent.click(leave);
    expect(await screen.findByRole('heading', { name: 'Checking your payment…' })).toBeTruthy();
    await userEvent.click(leave);
    await userEvent.click(screen.getByRole('button', { name: 'Pay now' }));
    expect(screen.queryByRole('heading', { name: 'Opening the payment…' })).toBeNull();
    resolve();
    expect(await screen.findByText(/Nothing was paid/)).toBeTruthy();
    expect(backEnd.count('restoreCart')).toBe(1);
  });

  it('is not called failed where nobody could be asked', async () => {
    open(path, {
      graphql: { OpenBill: () => Promise.reject(problemError({ kind: 'rejected', message: 'Gone.' })) },
    });
    expect(await screen.findByRole('heading', { name: 'We cannot see yet what became of your payment' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
  });

  // bills-05
  it('of somebody else is not open, and a guest signs in first', async () => {
    open(path, { graphql: { OpenBill: () => ({ billPayment: null }) } });
    expect(await screen.findByRole('heading', { name: 'This payment is not open here' })).toBeTruthy();
    cleanup();
    localStorage.clear();
    const { asked } = open(path, { signedIn: false, graphql: { OpenBill: () => ({ billPayment: null }) } });
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
    expect(asked).toEqual([]);
  });
});
