import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Image } from './Image.tsx';

afterEach(cleanup);

const picture = () => screen.getByRole('img', { name: 'Phone' });

// Rules look-08, look-11.
it('is lazy, and keeps a place of 0.8 before it comes', () => {
  render(<Image src="/media/catalog/product/a.jpg" alt="Phone" sizes="50vw" />);
  expect(picture().getAttribute('loading')).toBe('lazy');
  expect([picture().getAttribute('width'), picture().getAttribute('height')]).toEqual(['640', '800']);
});

// Rule look-11.
it('is fetched at once and first when it is the main picture', () => {
  render(<Image src="/media/catalog/product/a.jpg" alt="Phone" sizes="100vw" priority />);
  expect(picture().getAttribute('loading')).toBe('eager');
  expect(picture().getAttribute('fetchpriority')).toBe('high');
});

// Rule look-07.
it('offers all nine widths up to 2560 px, or up to what is told', () => {
  const { rerender } = render(<Image src="/a.jpg" alt="Phone" sizes="100vw" />);
  expect(picture().getAttribute('srcset')?.split(', ')).toHaveLength(9);
  rerender(<Image src="/a.jpg" alt="Phone" sizes="100vw" largest={640} />);
  expect(picture().getAttribute('srcset')?.split(', ')).toHaveLength(5);
});

it('asks the browser how wide a late picture stands, where its place does not follow from the picture', () => {
  const sizesOf = (image: ReactElement) => {
    cleanup();
    render(image);
    return picture().getAttribute('sizes');
  };
  expect(sizesOf(<Image src="/a.jpg" alt="Phone" sizes="50vw" />)).toBe('auto, 50vw');
  expect(sizesOf(<Image src="/a.jpg" alt="Phone" sizes="50vw" natural ratio={1.5} />)).toBe('auto, 50vw');
  expect(sizesOf(<Image src="/a.jpg" alt="Phone" sizes="50vw" natural />)).toBe('50vw');
  expect(sizesOf(<Image src="/a.jpg" alt="Phone" sizes="50vw" priority />)).toBe('50vw');
  expect(sizesOf(<Image src="/a.jpg" mobileSrc="/m.jpg" alt="Phone" sizes="50vw" fill />)).toBe('50vw');
});

it('asks for no height where the picture keeps its own ratio', () => {
  render(<Image src="/a.jpg" alt="Phone" sizes="100vw" natural />);
  expect(picture().getAttribute('src')).not.toContain('height=');
});

// Rule content-14.
it('takes another picture up to 768 px', () => {
  const { container } = render(<Image src="/a.jpg" mobileSrc="/m.jpg" alt="Phone" sizes="100vw" />);
  const source = container.querySelector('source');
  expect(source?.getAttribute('media')).toBe('(max-width: 768px)');
  expect(source?.getAttribute('srcset')).toContain('/m.jpg?');
});

it('asks for the main picture at once, for the one of two that this window shows', () => {
  const html = renderToString(
    <html lang="en">
      <head />
      <body>
        <Image src="/a.jpg" mobileSrc="/m.jpg" alt="Phone" sizes="100vw" priority />
      </body>
    </html>,
  );
  const [wide = '', narrow = ''] = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  expect([wide, narrow]).toEqual([expect.stringContaining('/a.jpg?'), expect.stringContaining('/m.jpg?')]);
  expect(wide).toContain('media="(width &gt; 768px)"');
  expect(narrow).toContain('media="(max-width: 768px)"');
});
