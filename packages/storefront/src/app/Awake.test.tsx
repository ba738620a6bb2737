import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSessionReady } from '../features/shared/useSessionReady.ts';
import { Awake } from './Awake.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['hydrated'];
  delete window.shopAwake;
});

const Session = () => <p>{useSessionReady() ? 'known' : 'unknown'}</p>;

it('marks the document and takes over what was kept once the page shows whose session it is, so that nobody sees another one', () => {
  const seen: string[] = [];
  window.shopAwake = () =>
    seen.push(`${screen.getByRole('paragraph').textContent}, ${document.documentElement.dataset['hydrated']}`);
  const start = vi.fn(() => {
    seen.push(`${screen.getByRole('paragraph').textContent}, started`);
  });
  render(
    <Awake start={start}>
      <Session />
    </Awake>,
  );
  expect(seen).toEqual(['unknown, started', 'known, true']);
});
