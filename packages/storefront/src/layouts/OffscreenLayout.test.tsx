import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
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
        {
          path: '/phones.html',
          element: (
            <>
              <h1>Phones</h1>
              <article data-offscreen="">More phones</article>
            </>
          ),
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return router;
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

it('leaves it alone on the next page too, which begins at its top, until that is scrolled', async () => {
  open();
  dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(isWhole()).toBe(true));
  screen.getByRole('link', { name: 'Phones' }).click();
  await screen.findByRole('heading', { name: 'Phones' });
  expect(isWhole()).toBe(false);
  expect(waiting()).toBe(1);
  dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(isWhole()).toBe(true));
  expect(waiting()).toBe(0);
});

it('lays out all at once for who goes back, or to a place that the address names: places are kept in pixels', async () => {
  const router = open();
  await act(() => router.navigate('/phones.html'));
  expect(isWhole()).toBe(false);
  await act(() => router.navigate(-1));
  expect(screen.getByText('In sight')).toBeTruthy();
  expect(isWhole()).toBe(true);
  await act(() => router.navigate('/phones.html#more'));
  expect(isWhole()).toBe(true);
});
