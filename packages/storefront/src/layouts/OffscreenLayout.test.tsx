import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { OffscreenLayout } from './OffscreenLayout.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['whole'];
});

function open() {
  const page = (
    <>
      <section>In sight</section>
      <section data-offscreen="">Further down</section>
      <section data-offscreen="">At the end</section>
      <Link to="/phones.html">Phones</Link>
    </>
  );
  const frame = (
    <>
      <Outlet />
      <OffscreenLayout />
    </>
  );
  const router = createMemoryRouter([
    {
      element: frame,
      children: [
        { path: '/', element: page },
        { path: '/phones.html', element: <h1>Phones</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
}

const isWhole = () => 'whole' in document.documentElement.dataset;
const waiting = () => document.querySelectorAll('[data-offscreen]').length;

it('leaves what is out of sight alone until the page is scrolled, and then lays it out a piece at a time', async () => {
  open();
  expect(waiting()).toBe(2);
  dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(waiting()).toBe(1));
  expect(isWhole()).toBe(false);
  await waitFor(() => expect(isWhole()).toBe(true));
  expect(waiting()).toBe(0);
});

it('lays out all of the next page, whose places are kept in pixels', async () => {
  open();
  expect(isWhole()).toBe(false);
  screen.getByRole('link', { name: 'Phones' }).click();
  await screen.findByRole('heading', { name: 'Phones' });
  expect(isWhole()).toBe(true);
});
