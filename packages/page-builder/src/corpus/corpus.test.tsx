// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from '../parse/parse.ts';
import { PageBuilder } from '../render/PageBuilder.tsx';
import * as sample from '../samples.ts';
import { vectors } from './vectors.ts';

const all = Object.values(vectors).flat();
const quoted = (vector: string) => vector.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const escaped = (vector: string) => quoted(vector).replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Every place of every content type where a vector may stand: as content, as an attribute, as an address. */
const places: Record<string, (vector: string) => string> = {
  alone: vector => vector,
  row: vector =>
    sample.row(vector, {
      'data-background-images': quoted(vector),
      'data-pb-style': quoted(vector),
      style: quoted(vector),
    }),
  'row with video': vector => sample.videoRow(vector, quoted(vector), { 'data-video-fallback-src': quoted(vector) }),
  columns: vector =>
    sample.columns([
      ['50%', vector, quoted(vector)],
      [quoted(vector), vector],
    ]),
  heading: vector => sample.heading(vector),
  text: vector => sample.text(vector),
  html: vector => sample.typed('html', escaped(vector)),
  'html, not escaped': vector => sample.typed('html', `<p>x</p>${vector}`),
  image: vector =>
    sample.image(quoted(vector), quoted(vector), { href: quoted(vector), caption: vector }) +
    sample.image('/media/a.jpg', quoted(vector), { href: quoted(vector), caption: vector }),
  buttons: vector =>
    sample.buttons([
      ['primary', vector],
      [quoted(vector), 'x'],
    ]),
  divider: vector => sample.typed('divider', `<hr data-element="line" style="${quoted(vector)}">${vector}`),
  banner: vector =>
    sample.poster(vector, { href: quoted(vector), picture: quoted(vector), label: vector, appearance: quoted(vector) }),
  slider: vector => sample.slider([sample.poster(vector, { type: 'slide', label: quoted(vector) }), vector]),
  tabs: vector => sample.tabs([[vector, vector]], { 'data-active-tab': quoted(vector) }),
  products: vector =>
    sample.products([quoted(vector)], { 'data-appearance': 'carousel', 'data-center-padding': quoted(vector) }) +
    sample.typed('products', vector),
  video: vector => sample.video(`<iframe src="${quoted(vector)}"></iframe>${vector}`),
  'local video': vector =>
    sample.video(`<video src="mp4:/media/${quoted(vector)}" poster="${quoted(vector)}"></video>`),
  map: vector =>
    sample.map([
      {
        location_name: vector,
        position: { latitude: 1, longitude: 2 },
        phone: vector,
        address: vector,
        comment: vector,
      },
    ]),
  block: vector => sample.typed('block', vector, { 'data-block-id': quoted(vector) }),
  'dynamic block': vector =>
    sample.typed('dynamic_block', `<div data-uids="${quoted(vector)}" class="${quoted(vector)}">${vector}</div>`),
  'inlined style': vector =>
    `<style>#html-body [data-pb-style=A1]{color:${vector}}</style>${sample.row('x', { 'data-pb-style': 'A1' })}`,
};

const server = (markup: string) =>
  renderToStaticMarkup(
    <PageBuilder
      tree={parse(markup, { hosts: ['shop.test'] })}
      renderProducts={keys => keys.map(key => <p key={key}>{key}</p>)}
    />,
  );

let browser: Browser;
let page: Page;
let harness: string;

beforeAll(async () => {
  const [built] = [
    await build({
      configFile: false,
      mode: 'production',
      logLevel: 'error',
      oxc: { jsx: { runtime: 'automatic', development: false } },
      define: { 'process.env.NODE_ENV': '"production"' },
      css: { transformer: 'lightningcss' },
      build: {
        write: false,
        lib: { entry: new URL('harness.tsx', import.meta.url).pathname, formats: ['iife'], name: 'harness' },
        rolldownOptions: { output: { codeSplitting: false } },
      },
    }),
  ].flat();
  harness = built && 'output' in built ? (built.output.find(file => file.type === 'chunk')?.code ?? '') : '';
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  page = await browser.newPage();
  await page.route('**/*', route =>
    route.request().url() === 'https://shop.test/'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' })
      : route.abort(),
  );
}, 120_000);

afterAll(() => browser.close());

/** An empty document of the shop's origin, where a call of `alert` is only counted. */
async function open(): Promise<void> {
  await page.goto('https://shop.test/');
  await page.evaluate(() => {
    Object.assign(window, {
      fired: new Set<string>(),
      alert: () => {
        (window as unknown as { fired: Set<string> }).fired.add('page');
      },
    });
  });
}

/** What stands in the page that could run, load or send anything; nobody has to press it. */
const dangers = () =>
  page.evaluate(async () => {
    const found: string[] = [...(window as unknown as { fired: Set<string> }).fired];
    for (const element of document.body.querySelectorAll('*')) {
      if (
        element.matches(
          'script, link:not([rel=preload][as=image]), style, iframe, object, embed, meta, base, form, svg, math, template, input, select, textarea, area',
        )
      )
        found.push(element.outerHTML);
      for (const { name, value } of element.attributes) {
        if (/^on|^srcdoc$|^formaction$/i.test(name)) found.push(element.outerHTML);
        if (
          /^(href|src|action|poster|data)$/i.test(name) &&
          !/^(https?|mailto|tel):$/.test(new URL(value, 'https://shop.test/').protocol)
        )
          found.push(element.outerHTML);
        if (name === 'style' && /url\s*\(|expression|binding|@import/i.test(value)) found.push(element.outerHTML);
      }
    }
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      for (const type of [
        'pointerdown',
        'mouseover',
        'mouseenter',
        'focusin',
        'focus',
        'toggle',
        'animationstart',
        'submit',
        'error',
        'load',
      ])
        element.dispatchEvent(new Event(type));
      element.addEventListener('click', event => event.preventDefault());
      element.dispatchEvent(new MouseEvent('click', { cancelable: true }));
    }
    await new Promise(requestAnimationFrame);
    return [...new Set([...found, ...(window as unknown as { fired: Set<string> }).fired])]
      .slice(0, 5)
      .map(text => text.slice(0, 300));
  });

it('holds at least 150 vectors of at least 12 families', () => {
  expect(Object.keys(vectors).length).toBeGreaterThanOrEqual(12);
  expect(new Set(all).size).toBeGreaterThanOrEqual(150);
});

describe('without sanitising', () => {
  it.each(Object.keys(vectors))('%s run', async family => {
    await open();
    await page.evaluate(list => {
      for (const vector of list) {
        const frame = document.body.appendChild(document.createElement('iframe'));
        const inner = frame.contentWindow as Window & { alert: () => void };
        const within = inner.document;
        within.open();
        inner.alert = () => {
          (window as unknown as { fired: Set<string> }).fired.add(vector);
        };
        within.write(`<!doctype html>${vector}`);
        within.close();
        for (const element of within.querySelectorAll<HTMLElement>('body *'))
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
    }, vectors[family] ?? []);
    await page.waitForFunction(() => (window as unknown as { fired: Set<string> }).fired.size > 0);
    const fired = await page.evaluate(() => (window as unknown as { fired: Set<string> }).fired.size);
    expect(fired).toBeGreaterThan(0);
  });
});

describe.each(Object.entries(places))('%s', (_, place) => {
  it("runs nothing of the server's HTML", async () => {
    await open();
    const html = all.map(vector => `<div>${server(place(vector))}</div>`).join('');
    await page.evaluate(body => {
      document.open();
      document.write(`<!doctype html><body>${body}`);
      document.close();
    }, html);
    expect(await dangers()).toEqual([]);
  });

  it('runs nothing that a browser parses and renders', async () => {
    await open();
    await page.evaluate(harness);
    await page.evaluate(
      markups => (window as unknown as { renderAll: (list: string[]) => void }).renderAll(markups),
      all.map(place),
    );
    expect(await dangers()).toEqual([]);
  });
});
