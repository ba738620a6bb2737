import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './ContactPage.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('leads the focus to what became of a message, and back to the form for another one', async () => {
  const backEnd = cartBackEnd([]);
  backEnd.graphql['contactUs'] = async () => ({ contactUs: { status: true } });
  const page = { path: '/contact-us', loader: () => ({ page: null }), Component };
  renderShop({ backEnd, path: '/contact-us', routes: [page] });
  await userEvent.type(await screen.findByLabelText('Your name'), 'Meera Nair');
  await userEvent.type(screen.getByLabelText('E-mail'), 'meera@example.com');
  await userEvent.type(screen.getByLabelText('Your message'), 'Where is my parcel?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const sent = await screen.findByRole('heading', { name: 'Your message is with us' });
  await waitFor(() => expect(document.activeElement).toBe(sent));
  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
  const form = await screen.findByRole('heading', { name: 'Write to us' });
  await waitFor(() => expect(document.activeElement).toBe(form));
});
