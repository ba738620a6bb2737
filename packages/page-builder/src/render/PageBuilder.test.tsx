import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { parse } from '../parse/parse.ts';
import { PageBuilder } from './PageBuilder.tsx';

afterEach(cleanup);

const show = (
  markup: string,
  renderProducts = vi.fn((urlKeys: string[]) => urlKeys.map(key => <p key={key}>Tile of {key}</p>)),
) => {
  render(<PageBuilder tree={parse(markup, { hosts: ['shop.test'] })} renderProducts={renderProducts} />);
  return renderProducts;
};

it('renders headings, text, links and pictures as elements', () => {
  show(
    '<div data-content-type="row" data-appearance="full-width" data-element="main">' +
      '<h1 data-content-type="heading" data-element="main">Semester sorted</h1>' +
      '<div data-content-type="text" data-element="main"><p>See <a ' +
      'href="https://shop.test/audio.html">audio</a>.</p></div><figure data-content-type="image" ' +
      'data-element="main"><img src="/media/a.jpg" alt="A bag" data-element="desktop_image"></figure></div>',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Semester sorted' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'audio' }).getAttribute('href')).toBe('/audio.html');
  expect(screen.getByRole('img', { name: 'A bag' }).getAttribute('src')).toContain('/media/a.jpg?');
});

// Rule content-25.
it('counts what stands below its heading as what a page begins with', () => {
  const row = (content: string) =>
    `<div data-content-type="row" data-appearance="contained" data-element="main">${content}</div>`;
  const picture = (name: string) =>
    row(
      `<figure data-content-type="image" data-element="main"><img src="/media/a.jpg" alt="${name}" data-element="desktop_image"></figure>`,
    );
  const page = (level: string) => {
    const heading = row(`<${level} data-content-type="heading" data-element="main">Diwali</${level}>`);
    return (
      <PageBuilder
        tree={parse(heading + picture('Lamps') + picture('Sweets'), { hosts: [] })}
        renderProducts={() => []}
        belowFirst="Go on"
      />
    );
  };
  const loading = () => screen.getAllByRole('img').map(img => img.getAttribute('loading'));
  render(page('h2'));
  expect(loading()).toEqual(['lazy', 'lazy']);
  cleanup();
  const { container } = render(page('h1'));
  expect(loading()).toEqual(['eager', 'lazy']);
  expect([...container.childNodes].map(node => node.nodeName)).toEqual(['SECTION', 'SECTION', '#text', 'SECTION']);
});

it('hands product lists to the shop, in their order and appearance', () => {
  const renderProducts = show(
    '<div data-content-type="products" data-appearance="carousel" data-element="main"><a class="product-item-link" href="/b.html">b</a><a class="product-item-link" href="/a.html">a</a></div>',
  );
  expect(renderProducts).toHaveBeenCalledWith(['b', 'a']);
  expect(screen.getAllByText(/^Tile of/).map(tile => tile.textContent)).toEqual(['Tile of b', 'Tile of a']);
});

it('makes the whole banner a link that names its content', () => {
  show(
    '<div data-content-type="banner" data-appearance="poster" data-show-button="always" ' +
      'data-show-overlay="never" data-element="main"><a href="/tv.html" data-element="link">' +
      '<div data-element="wrapper"><div data-element="overlay"><div data-element="content">' +
      '<h2>Weekend, but bigger</h2></div><button data-element="button">Shop TVs</button></div></div></a></div>',
  );
  const link = screen.getByRole('link');
  expect(within(link).getByRole('heading', { name: 'Weekend, but bigger' })).toBeTruthy();
  expect(link.textContent).toContain('Shop TVs');
});

it('calls a row of products after the heading that it stands below', () => {
  show(
    '<h2 data-content-type="heading" data-element="main">Deals</h2>' +
      '<div data-content-type="products" data-appearance="carousel" data-element="main">' +
      '<a class="product-item-link" href="/b.html">b</a></div>',
  );
  expect(screen.getByRole('group', { name: 'Deals' })).toBeTruthy();
});

const table = (caption: string, ...cells: string[]) =>
  `<table>${caption}<thead><tr>${cells.map(cell => `<th>${cell}</th>`).join('')}</tr></thead></table>`;

it.each([
  [table('<caption>Student prices</caption>', 'You study', 'Laptop', 'Tablet'), 'Student prices'],
  [table('', 'You study', 'Laptop', 'Tablet'), 'Table: You study, Laptop, Tablet'],
])('lets the keyboard scroll a table of many columns, by its caption or first row', (markup, name) => {
  show(markup);
  expect(screen.getByRole('group', { name }).tabIndex).toBe(0);
});

it('takes no step of Tab for a table of two columns, which fits', () => {
  show(table('', 'Weight', '500 g'));
  expect(screen.getByRole('table')).toBeTruthy();
  expect(screen.queryByRole('group')).toBeNull();
});
