import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { parse } from '../src/parse/parse.ts';
import { PageBuilder } from '../src/render/PageBuilder.tsx';
import { buttons, columns, heading, image, poster, products, row, slider, tabs, text } from '../src/samples.ts';

/** Real-looking markup of at least `bytes`. */
export function makePage(bytes: number): string {
  const paragraph =
    '<p>Free delivery in <strong>Delhi</strong>, <a href="https://shop.test/terms">terms apply</a>. Pay with coins, UPI or a card, and return within seven days.</p>';
  const part = [
    slider([
      poster('<h2>Semester sorted</h2>', { type: 'slide', picture: '/media/a.jpg', href: '/laptops.html' }),
      poster('<h2>Sound for less</h2>', { type: 'slide', picture: '/media/b.jpg' }),
    ]),
    heading('Best sellers'),
    columns([
      ['50%', text(paragraph.repeat(3))],
      [
        '50%',
        image('/media/d.png', 'Mobiles', { mobile: '/media/m.png', href: '/mobiles.html' }) +
          buttons([
            ['primary', 'Buy now'],
            ['link', 'More'],
          ]),
      ],
    ]),
    products(['earbuds', 'power-bank', 'tablet', 'laptop']),
    tabs([
      ['Details', text(paragraph.repeat(2))],
      ['Care', text(paragraph)],
    ]),
    poster('<h3>Weekend, but bigger</h3>', { picture: '/media/c.jpg' }),
  ]
    .map(inner => row(inner, { 'data-enable-parallax': '0' }))
    .join('');
  return part.repeat(Math.ceil(bytes / part.length));
}

export const parsePage = (markup: string) => parse(markup, { hosts: ['shop.test'] });

export const renderPage = (tree: ReturnType<typeof parsePage>): string =>
  renderToString(
    createElement(PageBuilder, {
      tree,
      renderProducts: urlKeys => urlKeys.map(key => createElement('p', { key }, key)),
    }),
  );
