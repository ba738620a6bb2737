import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageLoadingBar } from './PageLoadingBar.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// Rule look-15.
it('is off, loading, done, and lingers 750 ms after loading', () => {
  const { container, rerender } = render(<PageLoadingBar loading={false} />);
  const state = () => container.querySelector('[data-state]')?.getAttribute('data-state');
  expect(state()).toBe('off');
  rerender(<PageLoadingBar loading />);
  expect(state()).toBe('loading');
  rerender(<PageLoadingBar loading={false} />);
  expect(state()).toBe('done');
  act(() => vi.advanceTimersByTime(749));
  expect(state()).toBe('done');
  act(() => vi.advanceTimersByTime(1));
  expect(state()).toBe('off');
});
