import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './BillPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const wrong = { message: 'Internal server error', path: ['billPayment'] };

/** A payment of a customer, over a back end that answers so. */
const open = (answer: object) =>
  renderShop({
    backEnd: cartBackEnd([]),
    fetch: async input => Response.json(new Request(input).url.includes('BillPayment') ? answer : { errors: [wrong] }),
    path: '/bills-and-recharge/B000000012',
    signedIn: true,
    routes: [{ path: '/bills-and-recharge/:number', Component }],
  });

it('does not say that there is no such payment where the shop cannot say', async () => {
  open({ data: { billPayment: null }, errors: [wrong] });
  expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy();
  expect(screen.queryByText('We cannot find this payment')).toBeNull();
});

it('says that there is no such payment where there is none', async () => {
  open({ data: { billPayment: null } });
  expect(await screen.findByRole('link', { name: 'See all my bills' })).toBeTruthy();
});
