import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Served } from './Served.tsx';
import type { ServedCode } from './useServed.ts';

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

/** A part as the server wrote it, whose code comes when it is let. */
function serve() {
  const arrival = Promise.withResolvers<typeof Search>();
  const onFind = vi.fn();
  const code: ServedCode<SearchProps> = { load: () => arrival.promise, Part: undefined };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Served code={{ ...code, Part: Search }} part={{ onFind }} />);
  render(<Served code={code} part={{ onFind }} />, { container, hydrate: true });
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
