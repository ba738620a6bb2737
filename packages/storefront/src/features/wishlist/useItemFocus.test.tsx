import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useItemFocus } from './useItemFocus.ts';

afterEach(cleanup);

function List({ items, loading = false }: { items: string[]; loading?: boolean }) {
  const around = useItemFocus();
  if (loading) return <div {...around}>Loading</div>;
  return (
    <div {...around}>
      {items.length === 0 && <h2>Your wishlist is empty</h2>}
      {items.map(name => (
        <article key={name}>
          <a href={`/${name}`}>{name}</a>
          <button type="button">Remove {name}</button>
        </article>
      ))}
      <button type="button">Share</button>
    </div>
  );
}

function start(items: string[], button: string) {
  const { rerender } = render(<List items={items} />);
  screen.getByRole('button', { name: button }).focus();
  return {
    show: (left: string[], loading = false) => rerender(<List items={left} loading={loading} />),
    focused: () => document.activeElement?.textContent,
  };
}

it('goes to the item that took the place of the one that went', () => {
  const { show, focused } = start(['kettle', 'fan', 'lamp'], 'Remove fan');
  show(['kettle', 'lamp']);
  expect(focused()).toBe('lamp');
});

it('goes to the last item from the end', () => {
  const { show, focused } = start(['kettle', 'fan'], 'Remove fan');
  show(['kettle']);
  expect(focused()).toBe('kettle');
});

it('goes to the heading of the empty list', () => {
  const { show, focused } = start(['kettle'], 'Remove kettle');
  show([]);
  expect(focused()).toBe('Your wishlist is empty');
});

it('waits for the next page of the list', () => {
  const { show, focused } = start(['kettle'], 'Remove kettle');
  show([], true);
  show(['fan', 'lamp']);
  expect(focused()).toBe('fan');
});

it('stays where the shopper has gone meanwhile', () => {
  const { show, focused } = start(['kettle', 'fan'], 'Remove fan');
  screen.getByRole('button', { name: 'Share' }).focus();
  show(['kettle']);
  expect(focused()).toBe('Share');
});

it('leaves the focus alone where it was not in the list', () => {
  const { show } = start(['kettle', 'fan'], 'Remove fan');
  screen.getByRole('button', { name: 'Remove fan' }).blur();
  show(['kettle']);
  expect(document.activeElement).toBe(document.body);
});
