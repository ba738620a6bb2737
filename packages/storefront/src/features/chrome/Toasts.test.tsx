import { addToast } from '@shop/state';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('keeps a message for as long as a pointer is on it', () => {
  const { store } = renderShop({
    backEnd: cartBackEnd([]),
    path: '/',
    routes: [{ path: '/', element: <h1>Home</h1> }],
  });
  act(() => void store.dispatch(addToast({ type: 'success', message: 'Saved.' })));
  const messages = screen.getByRole('region', { name: 'Messages (F8)' });
  fireEvent.pointerEnter(messages);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Saved.')).toBeTruthy();
  fireEvent.pointerLeave(messages);
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.queryByText('Saved.')).toBeNull();
});
