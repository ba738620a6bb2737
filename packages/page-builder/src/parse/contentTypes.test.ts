import { describe, expect, it } from 'vitest';
import { needs } from '../needs.ts';
import {
  columns,
  heading,
  map,
  pictures,
  poster,
  products,
  row,
  slider,
  tabs,
  text,
  typed,
  video,
  videoRow,
} from '../samples.ts';
import type { PageElement } from '../tree.ts';
import { parse } from './parse.ts';

const read = (markup: string): PageElement[] => parse(markup, { hosts: ['shop.test'] }).children;
const first = (markup: string) => read(markup)[0];

describe('backgrounds', () => {
  // Rule content-12.
  it('reads parallax, at half the speed where none is said', () => {
    expect(first(row('', { 'data-enable-parallax': '1' }))).toMatchObject({ parallax: { speed: 0.5 } });
    expect(first(row('', { 'data-enable-parallax': '1', 'data-parallax-speed': '0.2' }))).toMatchObject({
      parallax: { speed: 0.2 },
    });
    expect(first(row('', { 'data-enable-parallax': '0', 'data-parallax-speed': '0.2' }))).not.toHaveProperty(
      'parallax',
    );
  });

  it('reads a video with its fallback picture, overlay and end', () => {
    const markup = videoRow('', 'https://www.youtube.com/watch?v=abcdefghijk', {
      'data-video-fallback-src': 'https://cdn.test/f.jpg',
      'data-video-loop': 'false',
      'data-video-end-time': '12',
    });
    expect(first(markup)).toMatchObject({
      appearance: 'full-bleed',
      children: [],
      background: {
        video: {
          source: { host: 'youtube', id: 'abcdefghijk' },
          fallback: 'https://cdn.test/f.jpg',
          overlay: 'rgba(0, 0, 0, 0.4)',
          loop: false,
          onlyVisible: true,
          lazy: true,
          end: 12,
        },
      },
    });
  });

  it('sets up no video where the address is none', () => {
    expect(first(videoRow('', 'https://evil.test/clip'))).not.toHaveProperty('background');
  });

  // Rule content-14.
  it('keeps a mobile picture of a banner that differs', () => {
    expect(first(poster('<p>x</p>', { picture: '/media/d.jpg', mobile: '/media/m.jpg' }))).toMatchObject({
      background: { desktop: '/media/d.jpg', mobile: '/media/m.jpg' },
    });
    expect(
      first(row('', { 'data-background-images': pictures('javascript:alert(1)', '//evil.test/x.jpg') })),
    ).not.toHaveProperty('background');
  });
});

// Rule content-05.
describe('video sources', () => {
  const source = (src: string) => first(video(`<iframe src="${src}" data-element="video"></iframe>`));

  it.each([
    ['https://www.youtube.com/embed/abcdefghijk', { host: 'youtube', id: 'abcdefghijk' }],
    ['https://youtu.be/abc-e_ghijk?t=3', { host: 'youtube', id: 'abc-e_ghijk' }],
    ['https://www.youtube.com/watch?x=1&amp;v=abcdefghijk&amp;y=2', { host: 'youtube', id: 'abcdefghijk' }],
    ['https://player.vimeo.com/video/76979871?title=0', { host: 'vimeo', id: '76979871' }],
    ['https://vimeo.com/channels/staffpicks/76979871', { host: 'vimeo', id: '76979871' }],
    [
      'mp4:/media/a.mp4,ogv:/media/a.ogv',
      {
        host: 'local',
        files: [
          { src: '/media/a.mp4', type: 'video/mp4' },
          { src: '/media/a.ogv', type: 'video/ogg' },
        ],
      },
    ],
    ['mp4:https://cdn.test/media/a.mp4', { host: 'local', files: [{ src: '/media/a.mp4', type: 'video/mp4' }] }],
    [
      'https://cdn.test/a.webm?x=1',
      { host: 'local', files: [{ src: 'https://cdn.test/a.webm?x=1', type: 'video/webm' }] },
    ],
  ])('reads %s', (src, expected) => {
    expect(source(src)).toMatchObject({ type: 'video', source: expected, maxWidth: '800px' });
  });

  it.each([
    'https://www.youtube.com/embed/short',
    'https://www.youtube.com/embed/abcdefghijkl',
    'https://vimeo.com/about',
    'mp4:javascript:alert(1)',
    'mp4:data:video/mp4,x',
    '',
  ])('sets up nothing for "%s"', src => {
    expect(source(src)).toBeUndefined();
  });

  it('reads autoplay, sound, start and end', () => {
    expect(
      source('https://www.youtube.com/embed/abcdefghijk?autoplay=1&amp;mute=1&amp;start=5&amp;end=9'),
    ).toMatchObject({ autoplay: true, muted: true, start: 5, end: 9 });
    expect(first(video('<video src="/media/a.mp4" autoplay muted playsinline></video>'))).toMatchObject({
      autoplay: true,
      muted: true,
    });
  });
});

describe('sliders and tabs', () => {
  it('reads slides with their options, and skips what is no slide', () => {
    const markup = slider(
      [
        poster('<p>One</p>', {
          type: 'slide',
          label: 'first',
          appearance: 'collage-left',
          overlay: 'never',
          button: 'never',
        }),
        '<p>stray</p>',
        poster('<p>Two</p>', { type: 'slide' }),
      ],
      { 'data-autoplay': 'true', 'data-autoplay-speed': '2500', style: 'min-height: 300px' },
    );
    expect(first(markup)).toMatchObject({
      type: 'slider',
      minHeight: '300px',
      options: { autoplay: true, autoplaySpeed: 2500, fade: false, infinite: true, arrows: true, dots: true },
      slides: [
        { name: 'first', appearance: 'collage-left', overlay: { show: 'never' } },
        { button: { label: 'Shop now', show: 'always' } },
      ],
    });
  });

  // Rule content-18.
  it('reads titles from the headers, and the side on which they stand', () => {
    expect(
      first(
        tabs(
          [
            ['Details', text('<p>a</p>')],
            ['Care', heading('b')],
          ],
          { 'data-active-tab': '1', class: 'tab-align-center' },
        ),
      ),
    ).toMatchObject({
      defaultIndex: 1,
      align: 'center',
      minHeight: '100px',
      tabs: [
        { title: 'Details', children: [{ type: 'text' }] },
        { title: 'Care', children: [{ type: 'heading' }] },
      ],
    });
    expect(first(tabs([['A', '<p>x</p>']], { 'data-active-tab': '7', class: '' }))).toMatchObject({
      defaultIndex: 0,
      align: 'start',
    });
  });

  it('reads how a carousel of products moves', () => {
    expect(
      first(
        products(['a'], {
          'data-appearance': 'carousel',
          'data-carousel-mode': 'continuous',
          'data-center-padding': '90px',
          'data-show-dots': 'true',
        }),
      ),
    ).toMatchObject({
      appearance: 'carousel',
      carousel: { mode: 'continuous', centerPadding: '90px', dots: true, arrows: false },
    });
  });
});

describe('maps and blocks', () => {
  const place = {
    location_name: 'Store',
    position: { latitude: 28.61, longitude: 77.2 },
    phone: '',
    address: 'CP',
    city: 'New Delhi',
    state: 'DL',
    zipcode: 110001,
    country: 'India',
    comment: '',
  };

  it('reads places, and leaves one without a position out', () => {
    expect(first(map([place, { location_name: 'Nowhere' }]))).toMatchObject({
      controls: true,
      places: [{ name: 'Store', latitude: 28.61, address: ['CP', 'New Delhi, DL, 110001', 'India'] }],
    });
    expect(read(typed('map', '', { 'data-locations': '[{' }) + text('<p>after</p>'))).toHaveLength(1);
  });

  it('reads blocks that are here, and those that are only named', () => {
    expect(first(typed('block', '<div class="widget block block-static-block"><p>Block body</p></div>'))).toMatchObject(
      { type: 'block', children: [{ type: 'html' }] },
    );
    expect(
      first(typed('block', '{{widget type="Magento\\Cms\\Block\\Widget\\Block" block_id="promo" type_name="x"}}')),
    ).toEqual({ type: 'block', identifier: 'promo', children: [] });
    expect(first(typed('block', '', { 'data-block-id': 'x onload=1' }))).not.toHaveProperty('identifier');
  });

  it('reads dynamic blocks by uid', () => {
    expect(
      first(
        typed(
          'dynamic_block',
          '<div class="widget block block-banners-inline" data-display-mode="salesrule" data-uids="MQ==,Mg=="></div>',
        ),
      ),
    ).toMatchObject({ uids: ['MQ==', 'Mg=='], mode: 'salesrule', inline: true });
  });

  it('tells what a page wants, wherever it stands', () => {
    const markup = row(
      tabs([['A', products(['a', 'b']) + typed('block', '', { 'data-block-id': 'promo' })]]) +
        columns([['50%', typed('dynamic_block', '<div data-uids="MQ=="></div>') + products(['b', 'c'])]]),
    );
    expect(needs(parse(markup, { hosts: [] }))).toEqual({
      products: ['a', 'b', 'c'],
      blocks: ['promo'],
      uids: ['MQ=='],
    });
  });
});

describe('classes of editors', () => {
  // Rule content-19.
  it('keeps what the classes that the shop knows stand for, and drops the others', () => {
    expect(
      first(row('', { class: 'shop-quiet my-row pagebuilder-mobile-hidden', style: 'margin: 4px' })),
    ).toMatchObject({
      styles: { color: 'var(--color-text-quiet)', margin: '4px' },
      mediaStyles: [{ media: '(max-width: 768px)', styles: { display: 'none' } }],
    });
    expect(first(row('', { class: 'my-row constructor' }))).not.toHaveProperty('styles');
  });

  // Rule content-21.
  it('puts the picture that a class names before the words, and none for a name that it has not', () => {
    const content = (name: string) => first(typed('text', '<p>Free delivery</p>', { class: `mine shop-icon-${name}` }));
    const words = { tag: 'p', children: ['Free delivery'] };
    expect(content('delivery')).toMatchObject({ content: [{ tag: 'svg', props: { 'aria-hidden': true } }, words] });
    expect(content('constructor')).toMatchObject({ content: [words] });
  });

  // Rule content-22.
  it('knows which products are deals', () => {
    expect(first(products(['a'], { class: 'shop-deals' }))).toMatchObject({ areDeals: true });
    expect(first(products(['a']))).not.toHaveProperty('areDeals');
  });

  // Rule content-19.
  it.each(['shop-quiet', 'shop-raised', 'shop-accent'])('lets a style of the editor win over %s', name => {
    const style = 'color: red; padding: 1px; background-color: blue; border-radius: 1px';
    expect(first(typed('text', 'x', { class: name, style }))).toMatchObject({
      styles: { color: 'red', padding: '1px', backgroundColor: 'blue', borderRadius: '1px' },
    });
  });
});

describe('inlined styles', () => {
  it('keeps media rules as pairs, in their order', () => {
    const css =
      '<style>/* a } */#html-body [data-pb-style=A1]{min-height:300px}@media only screen and (max-width: 768px) ' +
      '{ #html-body [data-pb-style=A1]{min-height:200px;behavior:url(x)} }@media (max-width: 480px){#html-body ' +
      '[data-pb-style=A1]{display:none}}</style>';
    expect(first(css + row('', { 'data-pb-style': 'A1' }))).toMatchObject({
      styles: { minHeight: '300px' },
      mediaStyles: [
        { media: 'only screen and (max-width: 768px)', styles: { minHeight: '200px' } },
        { media: '(max-width: 480px)', styles: { display: 'none' } },
      ],
    });
  });
});
