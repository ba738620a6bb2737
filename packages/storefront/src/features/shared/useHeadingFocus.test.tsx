import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useHeadingFocus } from './useHeadingFocus.ts';

afterEach(cleanup);

function Page({ isShown }: { isShown: boolean }) {
  useHeadingFocus(isShown);
  return (
    <main tabIndex={-1}>
      {isShown && <h1>Order 3</h1>}
      <button type="button">Search</button>
    </main>
  );
}

it('leads the focus from the page that was walked to on to its heading, once that stands', () => {
  const { rerender, getByRole } = render(<Page isShown={false} />);
  getByRole('main').focus();
  rerender(<Page isShown />);
  expect(document.activeElement).toBe(getByRole('heading'));
});

it('takes it from nothing that has it', () => {
  const { rerender, getByRole } = render(<Page isShown={false} />);
  getByRole('button').focus();
  rerender(<Page isShown />);
  expect(document.activeElement).toBe(getByRole('button'));
});

it('leaves a page that was opened by its address where the browser begins', () => {
  render(<Page isShown />);
  expect(document.activeElement).toBe(document.body);
});
