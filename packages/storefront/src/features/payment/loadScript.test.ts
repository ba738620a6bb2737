import { afterEach, expect, it } from 'vitest';
import { loadScript } from './loadScript.ts';

afterEach(() => document.head.replaceChildren());

const scripts = () => [...document.head.querySelectorAll('script')];
const src = 'https://gateway.test/v1/checkout.js?v=3';

it('brings a script once, and again where it came without what it brings', async () => {
  let isThere = false;
  const first = loadScript(src, () => isThere);
  expect(loadScript(src, () => isThere)).toBe(first);
  expect(scripts().map(script => script.src)).toEqual([src]);
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(first).rejects.toMatchObject({ problem: { kind: 'network' } });

  const second = loadScript(src, () => isThere);
  expect(scripts().map(script => script.src)).toEqual([`${src}&again=1`]);
  isThere = true;
  scripts()[0]?.dispatchEvent(new Event('load'));
  await second;
  expect(loadScript(src, () => isThere)).toBe(second);
});

it('brings a script again that did not load', async () => {
  const lost = 'https://gateway.test/lost.js';
  const first = loadScript(lost, () => true);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toMatchObject({ problem: { kind: 'network' } });
  expect(loadScript(lost, () => true)).not.toBe(first);
});
