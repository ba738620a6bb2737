import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

it('keeps its label and sends no form while it is busy', () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" busy={busy}>
        Place order
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  fireEvent.click(screen.getByRole('button', { name: 'Place order' }));
  expect(submit).not.toHaveBeenCalled();
  rerender(form(false));
  fireEvent.click(screen.getByRole('button', { name: 'Place order' }));
  expect(submit).toHaveBeenCalledOnce();
});

it('tells of a press also while it is unavailable, and keeps the focus', () => {
  const press = vi.fn();
  render(
    <Button unavailable onClick={press}>
      Go to checkout
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Go to checkout' });
  button.focus();
  fireEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
  expect([document.activeElement, button.disabled, button.getAttribute('aria-disabled')]).toEqual([
    button,
    false,
    'true',
  ]);
});

it('tells of a press also when it is a link', () => {
  const press = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <Button href="/sign-in" aria-label="Sign in to your account" onClick={press}>
      Sign in
    </Button>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Sign in to your account' }));
  expect(press).toHaveBeenCalledOnce();
});

it('does not send a form unless told', () => {
  render(<Button>Change</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});
