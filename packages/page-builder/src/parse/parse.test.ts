import { describe, expect, it } from 'vitest';
import { needs } from '../needs.ts';
import type { PageElement } from '../tree.ts';
import { parse } from './parse.ts';

const hosts = ['shop.test'];
const read = (markup: string): PageElement[] => parse(markup, { hosts }).children;
const typed = (type: string, inner: string, attributes = '') =>
  `<div data-content-type="${type}" data-appearance="default" data-element="main" ${attributes}>${inner}</div>`;

describe('rows and columns', () => {
  it('reads the inner element of a contained row, with its picture', () => {
    const [row] = read(
      '<div data-content-type="row" data-appearance="contained" data-element="main">' +
        '<div data-background-images="{\\&quot;desktop_image\\&quot;:\\&quot;https://cdn.test/media/sale.jpg\\&quot;}" ' +
        'data-element="inner" style="padding: 10px; position: fixed">' +
        '<h2 data-content-type="heading" data-element="main">Sale</h2></div></div>',
    );
    expect(row).toMatchObject({
      type: 'row',
      appearance: 'contained',
      styles: { padding: '10px' },
      background: { desktop: 'https://cdn.test/media/sale.jpg' },
      children: [{ type: 'heading', level: 2, content: ['Sale'] }],
    });
  });

  it('keeps columns in their line, with width and alignment', () => {
    const [group] = read(
      typed(
        'column-group',
        typed(
          'column-line',
          '<div data-content-type="column" data-appearance="align-center" data-background-images="{}" data-element="main" style="width: 50%;"><p>Left</p></div>',
        ),
      ),
    );
    expect(group).toMatchObject({
      type: 'column-group',
      children: [
        { type: 'column-line', children: [{ type: 'column', appearance: 'align-center', styles: { width: '50%' } }] },
      ],
    });
  });

  it('finds typed content inside a plain wrapper, and keeps plain content beside it', () => {
    const elements = read(`<section>${typed('text', '<p>Typed</p>')}<p>Plain</p></section>`);
    expect(elements.map(element => element.type)).toEqual(['text', 'html']);
  });

  it('applies inlined rules to the elements that they name', () => {
    const [text] = read(
      '<style>#html-body [data-pb-style=A1],#html-body ' +
        '[data-pb-style=B2]{padding:4px;background-image:url(x)}</style>' +
        '<div data-content-type="text" data-pb-style="B2" data-element="main"><p>x</p></div>',
    );
    expect(text).toMatchObject({ styles: { padding: '4px' } });
  });
});

describe('pictures, buttons and banners', () => {
  it('drops a mobile picture that equals the desktop one', () => {
    const figure = (mobile: string) =>
      read(
        '<figure data-content-type="image" data-element="main"><a href="https://shop.test/audio.html?x=1#top" ' +
          'data-element="link"><img src="/media/d.png" alt="Sound" data-element="desktop_image">' +
          `<img src="${mobile}" data-element="mobile_image"></a>` +
          '<figcaption data-element="caption">All</figcaption></figure>',
      )[0];
    expect(figure('/media/d.png')).toEqual({
      type: 'image',
      desktop: '/media/d.png',
      alt: 'Sound',
      caption: ['All'],
      link: { href: '/audio.html?x=1#top' },
    });
    expect(figure('/media/m.png')).toMatchObject({ mobile: '/media/m.png' });
  });

  it('reads the ratio of a picture whose size the markup says, so that its place can be kept', () => {
    const sized = (size: string) =>
      read(
        `<figure data-content-type="image" data-element="main"><img src="/media/d.png" alt="" ${size} data-element="desktop_image"></figure>`,
      )[0];
    expect(sized('width="480" height="320"')).toMatchObject({ ratio: 1.5 });
    for (const size of ['', 'width="480"', 'width="480" height="0"', 'width="wide" height="tall"'])
      expect(sized(size)).not.toHaveProperty('ratio');
  });

  it('reads three kinds of buttons', () => {
    const item = (kind: string) =>
      `<div data-content-type="button-item" data-element="main"><a class="pagebuilder-button-${kind}" href="/cart" data-element="link"><span data-element="link_text">Buy</span></a></div>`;
    const [buttons] = read(
      `<div data-content-type="buttons" data-appearance="stacked" data-same-width="true" data-element="main">${item('primary')}${item('secondary')}${item('link')}</div>`,
    );
    expect(buttons).toMatchObject({
      appearance: 'stacked',
      sameWidth: true,
      children: [
        { button: 'primary', label: 'Buy', link: { href: '/cart' } },
        { button: 'secondary' },
        { button: 'link' },
      ],
    });
  });

  it('reads a banner with its overlay and button', () => {
    const [banner] = read(
      '<div data-content-type="banner" data-appearance="collage-left" data-show-button="hover" ' +
        'data-show-overlay="always" data-element="main"><a href="/laptops.html" target="_blank" ' +
        'data-element="link"><div data-background-images="{}" data-element="wrapper">' +
        '<div data-overlay-color="rgba(0, 0, 0, 0.3)" data-element="overlay" style="min-height: 300px;">' +
        '<div data-element="content"><p>Laptops</p></div><button class="pagebuilder-button-secondary" ' +
        'data-element="button">Shop</button></div></div></a></div>',
    );
    expect(banner).toMatchObject({
      appearance: 'collage-left',
      minHeight: '300px',
      overlay: { show: 'always', colour: 'rgba(0, 0, 0, 0.3)' },
      button: { button: 'secondary', label: 'Shop', show: 'hover' },
      link: { href: '/laptops.html', newTab: true },
    });
  });
});

describe('products', () => {
  const list = typed(
    'products',
    '<ol><li><a class="product-item-link" href="https://shop.test/earbuds.html">Earbuds</a></li><li>' +
      '<a class="product-item-link" href="/power-bank.html?x=1">Bank</a></li><li>' +
      '<a class="product-item-link" href="/earbuds.html">Again</a></li></ol>',
  );

  it('are named by url key, each once, in their order', () => {
    expect(read(list)[0]).toMatchObject({ type: 'products', urlKeys: ['earbuds', 'power-bank'] });
  });

  it('are what a page needs from the back end', () => {
    expect(needs(parse(typed('row', list), { hosts }))).toEqual({
      products: ['earbuds', 'power-bank'],
      blocks: [],
      uids: [],
    });
  });
});

describe('HTML', () => {
  // Rule content-01.
  it('is read as HTML where no content type is marked', () => {
    expect(read('<p>Hello <b>you</b></p>')).toEqual([
      { type: 'html', content: [{ tag: 'p', children: ['Hello ', { tag: 'b', children: ['you'] }] }] },
    ]);
  });

  it('keeps no line breaks between the rows and cells of a table, where React refuses them', () => {
    const cell = { tag: 'td', children: [' ', { tag: 'b', children: ['5,000 mAh'] }, ' '] };
    expect(read('<table>\n<tbody>\n<tr>\n<td> <b>5,000 mAh</b> </td>\n</tr>\n</tbody>\n</table>')).toEqual([
      {
        type: 'html',
        content: [{ tag: 'table', children: [{ tag: 'tbody', children: [{ tag: 'tr', children: [cell] }] }] }],
      },
    ]);
  });

  it('takes pictures of the back end from the shop itself, and leaves others where they are', () => {
    const sources = (html: string) => JSON.stringify(read(html)).match(/(?<="src":")[^"]*/g);
    expect(
      sources(
        '<p><img src="https://shop.test/media/my%20bag.jpg?v=1"><img src="/media/a b.jpg"><img src="https://cdn.test/c.jpg"></p>',
      ),
    ).toEqual(['/media/my%20bag.jpg?v=1', '/media/a b.jpg', 'https://cdn.test/c.jpg']);
  });

  it('is unescaped in an html element, and cleaned', () => {
    expect(read(typed('html', '&lt;marquee&gt;Sale&lt;/marquee&gt;&lt;script&gt;alert(1)&lt;/script&gt;'))).toEqual([
      { type: 'html', content: ['Sale'] },
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<a href="&#1;javascript:alert(1)">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<form action=javascript:alert(1)><button>x',
    '<div style="background:url(javascript:alert(1))">x</div>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<object data="javascript:alert(1)">',
    '<base href="//evil.test/">',
    '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
    '<style>@import "//evil.test"</style>',
  ])('keeps nothing of %s that could run or load', attack => {
    for (const markup of [attack, typed('text', attack), typed('row', attack)]) {
      const text = JSON.stringify(read(markup));
      expect(text).not.toMatch(/javascript:|onerror|onload|<script|"script"|iframe|srcdoc|evil\.test|url\(/i);
    }
  });

  // Rule content-04.
  it("keeps relative, mail and telephone links, and takes the back end's own host out of links", () => {
    const [html] = read(
      '<p><a href="cart">a</a><a href="mailto:a@b.in">b</a><a href="tel:1800">c</a><a href="https://shop.test/x.html?q=1">d</a><a href="https://else.test/">e</a></p>',
    );
    expect(JSON.stringify(html).match(/"href":"[^"]*"/g)).toEqual([
      '"href":"cart"',
      '"href":"mailto:a@b.in"',
      '"href":"tel:1800"',
      '"href":"/x.html?q=1"',
      '"href":"https://else.test/"',
    ]);
  });
});

// Rule content-04.
it.each([
  ['https://shop.test/media/Price List.pdf', '/media/Price%20List.pdf'],
  [' /media/Price List.pdf\n', '/media/Price%20List.pdf'],
  ['mailto:a@b.in?subject=My order', 'mailto:a@b.in?subject=My%20order'],
  ['mailto: care@shop.in', 'mailto:care@shop.in'],
  ['https://shop.test /sale', '/sale'],
  ['https: //shop.test/sale', '/sale'],
  ['tel:1800 123 456', 'tel:1800123456'],
  ['/long\n/path', '/long/path'],
  ['java script:alert(1)', 'java%20script:alert(1)'],
  [' java\u0001script:alert(1)', '#'],
])('reads the address %j as %j', (href, read) => {
  const tree = parse(
    typed(
      'buttons',
      typed('button-item', `<a data-element="link" href="${href}"><span data-element="link_text">Go</span></a>`),
    ),
    { hosts },
  );
  expect(JSON.stringify(tree).match(/(?<="href":")[^"]*/)?.[0]).toBe(read);
});

describe('what is broken', () => {
  // Rule content-03.
  it('is skipped, and its siblings stay', () => {
    const elements = read(
      `${typed('image', '<p>no picture</p>')}${typed('button-item', '')}${typed('text', '<p>Still here</p>')}`,
    );
    expect(elements).toEqual([{ type: 'text', content: [{ tag: 'p', children: ['Still here'] }] }]);
  });

  it('never throws, however the markup is cut', () => {
    const page = typed(
      'row',
      typed(
        'column-group',
        typed(
          'column',
          `${typed('text', '<p>a</p>')}<div data-content-type="banner" data-background-images="{oops"><a data-element="link" href="//"></a></div>`,
        ),
      ),
    );
    for (let end = 0; end <= page.length; end += 1) expect(() => read(page.slice(0, end))).not.toThrow();
  });

  it('ends at a depth that no real page has', () => {
    expect(() => read('<div data-content-type="row" data-appearance="full-width">'.repeat(400))).not.toThrow();
  });
});

describe('links to pages that a shop does not have', () => {
  const shown = (markup: string) =>
    JSON.stringify(parse(markup, { hosts, isDead: path => path === '/wishlist' }).children);

  it('takes an entry of a list with it, whatever host and query the link names', () => {
    const list = shown(
      '<ul><li><a href="/contact-us">Help</a></li><li> <a href="https://shop.test/wishlist?page=2">Saved</a></li><li>See <a href="/wishlist">yours</a> too</li></ul>',
    );
    expect(list).not.toContain('Saved');
    expect(list).not.toContain('/wishlist');
    expect(list).toMatch(/"\/contact-us".*See .*yours/);
  });

  it('leaves no button, and no link round a banner', () => {
    const page = shown(
      typed(
        'buttons',
        typed(
          'button-item',
          '<a href="/wishlist" class="pagebuilder-button-primary" data-element="link">' +
            '<span data-element="link_text">Your list</span></a>',
        ),
      ) +
        typed(
          'banner',
          '<a href="/wishlist" data-element="link"><div data-element="wrapper"><div data-element="overlay">' +
            '<div data-element="content"><p>Saved things</p></div></div></div></a>',
        ),
    );
    expect(page).not.toMatch(/wishlist|Your list/);
    expect(page).toContain('Saved things');
  });

  it('keeps links to other shops that happen to have such a path', () => {
    expect(shown('<p><a href="https://elsewhere.test/wishlist">There</a></p>')).toContain(
      'https://elsewhere.test/wishlist',
    );
  });
});
