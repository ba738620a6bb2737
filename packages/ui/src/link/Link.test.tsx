import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Link, LinkProvider } from './Link.tsx';

afterEach(cleanup);

const Routed = (props: ComponentProps<'a'>) => <a {...props} data-routed="" />;
const show = (href: string, newTab = false) => {
  render(
    <LinkProvider value={Routed}>
      <Link href={href} newTab={newTab}>
        Go
      </Link>
    </LinkProvider>,
  );
  return screen.getByRole('link', { name: 'Go' });
};

it('stays within the shop for a path', () => {
  expect(show('/cart').hasAttribute('data-routed')).toBe(true);
});

it.each(['https://brand.test/', 'mailto:care@shop.example', 'tel:1800', '//cdn.test/'])(
  'leaves the shop for %s',
  href => {
    expect(show(href).hasAttribute('data-routed')).toBe(false);
  },
);

it.each(['/media/wysiwyg/warranty.pdf', '/?___store=float_hi', '/audio.html?p=2&___store=float_hi'])(
  'opens a new document for %s, of which the shop has no page',
  href => {
    expect(show(href).hasAttribute('data-routed')).toBe(false);
  },
);

it('gives a new tab no way back to the shop', () => {
  expect(show('/terms', true).getAttribute('rel')).toBe('noopener noreferrer');
});
