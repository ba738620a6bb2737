import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '../modal/standInForModals.ts';
import { Drawer } from './Drawer.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  standInForModals();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// Rule look-14.
it('removes the content of a closed drawer after 300 ms', () => {
  const drawer = (open: boolean) => (
    <Drawer open={open} onClose={() => {}} title="You">
      <p>My Orders</p>
    </Drawer>
  );
  const { rerender } = render(drawer(true));
  rerender(drawer(false));
  act(() => vi.advanceTimersByTime(299));
  expect(screen.queryByText('My Orders')).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText('My Orders')).toBeNull();
});

it('stays open where strict mode runs its effects twice', async () => {
  const onClose = vi.fn();
  // As browsers do: that it was closed is said a moment later.
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
  render(
    <StrictMode>
      <Drawer open onClose={onClose} title="You">
        <p>My Orders</p>
      </Drawer>
    </StrictMode>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText('My Orders')).not.toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});
