import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { usePageFocus } from './usePageFocus.ts';

const scrolled = vi.fn<(this: Element) => void>();
beforeEach(() => {
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.call(this);
  };
});
afterEach(() => {
  scrolled.mockClear();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

function Shell() {
  usePageFocus();
  return (
    <>
      <nav>
        <Link to="/phones.html">Phones</Link>
        <input type="search" aria-label="Search" />
      </nav>
      <main tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function start(path = '/') {
  const router = createMemoryRouter(
    [
      {
        Component: Shell,
        children: [
          { path: '/', element: <h1>Home</h1> },
          {
            path: '/phones.html',
            element: (
              <>
                <h1>Phones</h1>
                <label>
                  <input type="checkbox" /> Aurora
                </label>
                <h2 data-list-start="">All phones</h2>
                <section id="reviews">Reviews</section>
              </>
            ),
          },
          { path: '/search.html', element: <h1>Results</h1> },
          { path: '/empty', element: null },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  onTestFinished(render(<RouterProvider router={router} />).unmount);
  return (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
}

it('leaves the focus alone on the first page', () => {
  start();
  expect(document.activeElement).toBe(document.body);
});

it('goes to the heading of a page that was walked to, forth and back', async () => {
  const go = start();
  screen.getByRole('link', { name: 'Phones' }).focus();
  await go('/phones.html');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Phones' }));
  await go('/');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Home' }));
});

it('goes to main where a page has no heading', async () => {
  await start()('/empty');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('goes to the place that the address names', async () => {
  await start()('/phones.html#reviews');
  expect(document.activeElement).toBe(screen.getByText('Reviews'));
});

it('stays with the shopper while filters or order change, also where that leads back to the first page', async () => {
  const go = start('/phones.html');
  const box = screen.getByRole('checkbox');
  box.focus();
  await go('/phones.html?brand_code=aurora');
  await go('/phones.html?brand_code=aurora&sort=price-asc');
  expect(document.activeElement).toBe(box);
  await go('/phones.html?brand_code=aurora&sort=price-asc&page=2');
  box.focus();
  await go('/phones.html?sort=price-asc');
  expect(document.activeElement).toBe(box);
});

it('begins at the products of another page of the list, in sight; on the way back where one was', async () => {
  const go = start('/phones.html?brand_code=aurora');
  const products = screen.getByRole('heading', { name: 'All phones' });
  await go('/phones.html?brand_code=aurora&page=2');
  expect(document.activeElement).toBe(products);
  expect(scrolled.mock.contexts).toEqual([products]);
  screen.getByRole('checkbox').focus();
  await go(-1);
  expect(document.activeElement).toBe(products);
  expect(scrolled).toHaveBeenCalledOnce();
});

it('goes to the results of another search', async () => {
  const go = start('/search.html?query=phone');
  await go('/search.html?query=phone&page=2');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Results' }));
  (document.activeElement as HTMLElement).blur();
  await go('/search.html?query=kettle');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Results' }));
});

it('goes to the heading of another kind of bill, and of another biller', async () => {
  const go = start('/search.html');
  for (const address of ['/search.html?p=gas', '/search.html?p=gas&biller=aagni', '/search.html?p=gas']) {
    await go(address);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Results' }));
    (document.activeElement as HTMLElement).blur();
  }
});

it('leaves the focus with who goes on typing while the next page comes', async () => {
  const go = start();
  const box = screen.getByRole('searchbox');
  box.focus();
  fireEvent.input(box, { target: { value: 'ket' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.input(box, { target: { value: 'kettle' } });
  await go('/search.html?query=ket');
  expect(document.activeElement).toBe(box);
  fireEvent.keyDown(box, { key: 'Enter' });
  await go('/search.html?query=kettle');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Results' }));
});
