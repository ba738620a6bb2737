import { Button, LinkProvider } from '@shop/ui';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { OwnDocument } from './OwnDocument.tsx';

const Inner = ({ href, children }: ComponentProps<'a'>) => (
  <a href={href} data-inner>
    {children}
  </a>
);
const open = () => {
  render(
    <LinkProvider value={Inner}>
      <OwnDocument>
        <Button href="/checkout">Go</Button>
      </OwnDocument>
    </LinkProvider>,
  );
  return screen.getByRole('link').hasAttribute('data-inner');
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

// Rule payment-09.
it('loads another document where the browser keeps the cart until then', () => {
  expect(open()).toBe(false);
});

it('stays in this document where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(open()).toBe(true);
});
