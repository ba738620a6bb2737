import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Messages } from '../../testing/Messages.tsx';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { Served } from './Served.tsx';

interface SearchProps {
  onFind: () => void;
}

const Search = ({ onFind }: SearchProps) => (
  <>
    <input name="question" aria-label="Search" defaultValue="" />
    <button type="button" onClick={onFind}>
      Find
    </button>
  </>
);

afterEach(cleanup);

/**
 * A part as the server wrote it, whose code comes when it is let.
 *
 * @param lost how often it does not come before.
 */
function serve(lost = 0) {
  const arrival = Promise.withResolvers<typeof Search>();
  const load = vi.fn(() => arrival.promise);
  for (let time = 0; time < lost; time += 1) load.mockRejectedValueOnce(new TypeError('Could not fetch'));
  const onFind = vi.fn();
  const shown = (Part?: typeof Search) => (
    <ShopPart>
      <Served code={{ load, Part }} part={{ onFind }} />
      <Messages />
    </ShopPart>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(shown(Search));
  render(shown(), { container, hydrate: true });
  return { onFind, container, arrive: () => arrival.resolve(Search) };
}

it('keeps what was typed before its code came, and the focus', async () => {
  const { container, arrive } = serve();
  const before = screen.getByRole('textbox', { name: 'Search' });
  await userEvent.type(before, 'box');
  screen.getByRole('button', { name: 'Find' }).click();
  before.focus();
  arrive();
  await waitFor(() => expect(container.contains(before)).toBe(false));
  const own = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  expect(own.value).toBe('box');
  expect(document.activeElement).toBe(own);
});

it('presses again what was pressed before its code came, once', async () => {
  const { onFind, arrive } = serve();
  const button = screen.getByRole('button', { name: 'Find' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(onFind).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(onFind).toHaveBeenCalledOnce());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Find' }));
});

it('says so to who pressed something where its code does not come, and presses what is pressed after that alone', async () => {
  const { onFind, arrive } = serve(1);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText(/A part of the shop could not be loaded/)).toBeTruthy();
  expect(onFind).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  arrive();
  await waitFor(() => expect(onFind).toHaveBeenCalledOnce());
});
