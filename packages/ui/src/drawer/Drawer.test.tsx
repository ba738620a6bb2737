import { act, cleanup, render, screen } from '@testing-library/react';
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
