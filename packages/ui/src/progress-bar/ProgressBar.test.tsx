import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

afterEach(cleanup);

it.each([
  [300, 300],
  [-5, 0],
  [900, 500],
])('shows %i of 500 as %i', (value, shown) => {
  render(<ProgressBar label="Towards free delivery" value={value} max={500} />);
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Towards free delivery' }).value).toBe(shown);
});
