import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CountBadge } from './CountBadge.tsx';

it.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [250, '99+'],
])('shows %i as "%s"', (count, text) => {
  expect(render(<CountBadge count={count} />).container.textContent).toBe(text);
});
