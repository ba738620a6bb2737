import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

vi.mock('../shared/suggestions/SearchHelp.tsx', () => ({ SearchHelp: () => <p>Suggestions</p> }));

afterEach(cleanup);

/** A shop whose results come when a test says so. */
function openBox() {
  const results = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: <SearchBox />,
        loader: ({ request }) => (request.url.includes('search.html') ? results.promise : null),
        hydrateFallbackElement: <></>,
      },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  return { router, results };
}

const box = () => screen.findByRole<HTMLInputElement>('combobox');

it('leaves what somebody goes on typing while the results are on their way', async () => {
  const { router, results } = openBox();
  const field = await box();
  await userEvent.type(field, 'mug{Enter} blue');
  results.resolve(null);
  await waitFor(() => expect(router.state.location.search).toBe('?query=mug'));
  expect([(await box()).value, document.activeElement]).toEqual(['mug blue', field]);
});

it('shows what the results are of where nobody types, as after the way back', async () => {
  const { router, results } = openBox();
  results.resolve(null);
  await userEvent.type(await box(), 'mug{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?query=mug'));
  await router.navigate('/search.html?query=lamp');
  await waitFor(async () => expect((await box()).value).toBe('lamp'));
  await router.navigate(-1);
  await waitFor(async () => expect((await box()).value).toBe('mug'));
});

it('suggests to who went into it before the shop listened', async () => {
  const shop = <RouterProvider router={createMemoryRouter([{ path: '*', element: <SearchBox /> }])} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(shop);
  container.querySelector('input')?.focus();
  render(shop, { container, hydrate: true });
  expect(await screen.findByText('Suggestions')).toBeTruthy();
});
