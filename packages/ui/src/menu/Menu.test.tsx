import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Menu } from './Menu.tsx';

// Rule frame-09.
it('leaves keys with Alt and the Command key to the browser, as the way back', () => {
  render(<Menu label="More" entries={[{ label: 'Books', href: '/books.html' }]} />);
  const top = screen.getByText('More');
  for (const keys of [{ altKey: true }, { metaKey: true }])
    expect(fireEvent.keyDown(top, { key: 'ArrowLeft', ...keys })).toBe(true);
  expect(fireEvent.keyDown(top, { key: 'ArrowLeft' })).toBe(false);
});
