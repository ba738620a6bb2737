import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it } from 'vitest';
import { useStayHere } from './useStayHere.ts';

afterEach(cleanup);

const added = (params: URLSearchParams, name: string) => {
  const next = new URLSearchParams(params);
  next.append('chosen', name);
  return `?${next}#list`;
};

function Choices() {
  const { linkTo } = useStayHere();
  return ['a', 'b', 'c'].map(name => {
    const { href, onClick } = linkTo(params => added(params, name));
    return (
      <Link key={name} to={href} onClick={onClick}>
        {name}
      </Link>
    );
  });
}

/** A page whose answers come when the test says so. */
function openPage() {
  const answers: (() => void)[] = [];
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home</p> },
      {
        path: '/:list',
        element: <Choices />,
        loader: ({ request }) =>
          new URL(request.url).search === '' ? null : new Promise(resolve => answers.push(() => resolve(null))),
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/', '/list'] },
  );
  render(<RouterProvider router={router} />);
  const choose = async (name: string) => {
    const { length } = answers;
    (await screen.findByRole('link', { name })).click();
    await expect.poll(() => answers.length).toBe(length + 1);
  };
  const answer = () => act(() => answers.at(-1)?.());
  const shown = () => router.state.location.search;
  return { router, choose, answer, shown };
}

it('adds to what was chosen before, answered or not', async () => {
  const { choose, answer, shown, router } = openPage();
  await choose('a');
  await choose('b');
  answer();
  await expect.poll(shown).toBe('?chosen=a&chosen=b');
  expect(router.state.location.hash).toBe('#list');
  await choose('c');
  answer();
  await expect.poll(shown).toBe('?chosen=a&chosen=b&chosen=c');
});

it('forgets what was on its way when the shopper went to another list', async () => {
  const { choose, answer, shown, router } = openPage();
  await choose('a');
  await act(() => router.navigate('/other-list'));
  await choose('b');
  answer();
  await expect.poll(shown).toBe('?chosen=b');
});

it.each([
  ['went back', (router: ReturnType<typeof openPage>['router']) => router.navigate(-1)],
  ['went elsewhere', (router: ReturnType<typeof openPage>['router']) => router.navigate('/')],
])('forgets what was on its way when the shopper %s', async (_, leave) => {
  const { choose, answer, shown, router } = openPage();
  await choose('a');
  await act(() => leave(router));
  await screen.findByText('Home');
  await act(() => router.navigate('/list'));
  await choose('b');
  answer();
  await expect.poll(shown).toBe('?chosen=b');
});
