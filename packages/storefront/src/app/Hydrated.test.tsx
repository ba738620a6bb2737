import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSessionReady } from '../features/shared/useSessionReady.ts';
import { Hydrated } from './Hydrated.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['hydrated'];
  delete window.shopHydrated;
});

const Session = () => <p>{useSessionReady() ? 'known' : 'unknown'}</p>;

it('marks the document and takes over what was kept once the page shows whose session it is, so that nobody sees another one', () => {
  const seen: string[] = [];
  window.shopHydrated = () =>
    seen.push(`${screen.getByRole('paragraph').textContent}, ${document.documentElement.dataset['hydrated']}`);
  const start = vi.fn(() => {
    seen.push(`${screen.getByRole('paragraph').textContent}, started`);
  });
  render(
    <Hydrated start={start}>
      <Session />
    </Hydrated>,
  );
  expect(seen).toEqual(['unknown, started', 'known, true']);
});
