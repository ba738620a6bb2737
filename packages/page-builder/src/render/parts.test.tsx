import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parse } from '../parse/parse.ts';
import { map, pictures, poster, products, row, slider, tabs, text, typed, video, videoRow } from '../samples.ts';
import type { PageData } from './page.ts';
import { PageBuilder } from './PageBuilder.tsx';

/** Behaviour comes as modules of its own, which a busy machine may take its time to read. */
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tree = (markup: string) => parse(markup, { hosts: ['shop.test'] });
const show = (markup: string, data?: PageData) =>
  render(<PageBuilder tree={tree(markup)} renderProducts={() => []} data={data} />).container;
const named = (identifier: string) => typed('block', '', { 'data-block-id': identifier });

// Rule content-15.
it('shows a fetched block, and what the query says of one that is missing', () => {
  show(named('a') + named('b') + named('c'), {
    blocks: {
      a: { tree: tree(text('Offer of the day')) },
      b: { message: 'The CMS block with the "b" ID doesn\'t exist.' },
    },
    dynamicBlocks: {},
  });
  expect(screen.getByText('Offer of the day')).toBeTruthy();
  expect(screen.getByText('The CMS block with the "b" ID doesn\'t exist.')).toBeTruthy();
  expect(screen.getByText('There are no blocks to display')).toBeTruthy();
});

// Rule content-22.
it('asks until when deals last, and of no other products', () => {
  render(
    <PageBuilder
      tree={tree(products(['a', 'b'], { class: 'shop-deals' }) + products(['c']))}
      renderProducts={keys => keys.map(key => <p key={key}>{key}</p>)}
      renderDealsEnd={keys => <p>Until the first of {keys.join(' and ')} ends</p>}
    />,
  );
  expect(screen.getAllByText(/^Until/).map(({ textContent }) => textContent)).toEqual([
    'Until the first of a and b ends',
  ]);
});

it('cuts a block that stands inside itself', () => {
  show(named('a'), {
    blocks: { a: { tree: tree(text('Once') + named('b')) }, b: { tree: tree(text('Twice') + named('a')) } },
    dynamicBlocks: {},
  });
  expect(screen.getAllByText('Once')).toHaveLength(1);
  expect(screen.getAllByText('Twice')).toHaveLength(1);
});

it('moves between tabs by press and by arrows', async () => {
  show(
    tabs([
      ['Details', text('20 hours')],
      ['Care', text('Keep dry')],
    ]),
  );
  const [details, care] = screen.getAllByRole('tab') as [HTMLElement, HTMLElement];
  await waitFor(() => {
    fireEvent.click(care);
    expect(care.getAttribute('aria-selected')).toBe('true');
  });
  expect(screen.getByRole('tabpanel').textContent).toBe('Keep dry');
  fireEvent.keyDown(care, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(details);
  expect(screen.getByRole('tabpanel').textContent).toBe('20 hours');
  expect(fireEvent.keyDown(details, { key: 'ArrowLeft', altKey: true }), "the browser's way back").toBe(true);
  expect(document.activeElement).toBe(details);
});

it('moves between tabs by the other arrows where one reads from the right', async () => {
  show(
    tabs([
      ['Details', text('20 hours')],
      ['Care', text('Keep dry')],
      ['Box', text('One pair')],
    ]),
  ).dir = 'rtl';
  const [details, care] = screen.getAllByRole('tab') as [HTMLElement, HTMLElement];
  await waitFor(() => {
    fireEvent.keyDown(details, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(care);
  });
});

it('steps through a fading slider, round and round', async () => {
  const slide = (name: string) => poster(`<p>${name}</p>`, { type: 'slide', button: 'never' });
  show(slider([slide('One'), slide('Two')], { 'data-fade': 'true' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Highlights' }).dataset['ready']).toBe(''));
  const shown = () => document.querySelector('[data-shown]')?.textContent;
  expect(shown()).toBe('One');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(shown()).toBe('Two');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(shown()).toBe('One');
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 of 2' }));
  expect(shown()).toBe('Two');
});

it("brings another host's player only when it is asked for", async () => {
  vi.stubGlobal('Image', class extends EventTarget {});
  const container = show(video('<iframe src="https://www.youtube.com/embed/abcdefghijk?end=9"></iframe>'));
  expect(container.querySelector('iframe')).toBeNull();
  const play = screen.getByRole('button', { name: 'Play the video' });
  play.focus();
  await waitFor(() => {
    fireEvent.click(play);
    expect(container.querySelector('iframe')?.src).toContain(
      'https://www.youtube-nocookie.com/embed/abcdefghijk?enablejsapi=1&autoplay=1&mute=0',
    );
  });
  expect(document.activeElement, 'the button that was pressed is hidden').toBe(container.querySelector('iframe'));
});

// Rules content-06, content-11.
it('shows the fallback picture of a background video, again after an error', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const container = show(videoRow(text('Hello'), 'mp4:/media/a.mp4', { 'data-video-fallback-src': '/media/f.jpg' }));
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/media/f.jpg');
  await waitFor(() => expect(container.querySelector('video')?.muted).toBe(true));
  expect(container.querySelector('video')).toMatchObject({ width: 1280, height: 720 });
  const root = container.querySelector('[data-player]')?.parentElement;
  fireEvent(container.querySelector('video') as Element, new Event('playing'));
  expect(root?.dataset['playing']).toBe('');
  fireEvent(container.querySelector('source') as Element, new Event('error'));
  expect(root?.dataset['playing']).toBeUndefined();
  vi.restoreAllMocks();
});

it('lists places, and loads a map on request', async () => {
  const container = show(
    map([
      {
        location_name: 'Store',
        position: { latitude: 28.61, longitude: 77.2 },
        phone: '+91 98',
        address: 'CP',
        city: 'New Delhi',
      },
    ]),
  );
  expect(screen.getByRole('link', { name: '+91 98' }).getAttribute('href')).toBe('tel:+9198');
  fireEvent.click(await screen.findByRole('button', { name: 'Show the map' }));
  expect(container.querySelector('iframe')?.src).toContain('https://www.openstreetmap.org/export/embed.html');
});

it('takes the map of other places away', async () => {
  const shops = (city: string, latitude: number) => (
    <PageBuilder
      tree={tree(map([{ location_name: 'Store', position: { latitude, longitude: 77.2 }, city }]))}
      renderProducts={() => []}
    />
  );
  const { container, rerender } = render(shops('New Delhi', 28.61));
  fireEvent.click(await screen.findByRole('button', { name: 'Show the map' }));
  rerender(shops('Mumbai', 19.07));
  expect(container.querySelector('iframe')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Show the map' }));
  expect([...container.querySelectorAll('iframe')].map(({ src }) => new URL(src).searchParams.get('marker'))).toEqual([
    '19.07,77.2',
  ]);
});

// Rule content-13.
it('asks for a parallax picture at 1.25 times the size', () => {
  const picture = row('', { 'data-enable-parallax': '1', 'data-background-images': pictures('/media/a.jpg') });
  expect(show(picture).querySelector('img')?.sizes).toBe('125vw');
});

it('folds media rules into the one style attribute that a policy allows', () => {
  const css =
    '<style>#html-body [data-pb-style=A1]{min-height:300px}@media (max-width: 768px){#html-body [data-pb-style=A1]{min-height:200px}}</style>';
  expect(
    show(css + row('', { 'data-pb-style': 'A1' }))
      .querySelector('section')
      ?.getAttribute('style'),
  ).toBe('min-height: var(--not-768, 200px) var(--is-768, 300px);');
});

it('leaves no link inside the link of a banner, and names a banner without words', () => {
  const container = show(
    poster('<p>See <a href="/x.html">this</a></p>', { href: '/tv.html' }) +
      poster('', { href: '/audio.html', button: 'never' }),
  );
  expect(container.querySelectorAll('a a')).toHaveLength(0);
  expect(screen.getByRole('link', { name: '/audio.html' })).toBeTruthy();
});
