import { createPersistence } from '@shop/state';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inlineScriptsOf } from '../../inline/inlineScripts.ts';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { SchemeChoice } from './SchemeChoice.tsx';

const mark = document.documentElement.dataset;
const frame = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('media');

beforeEach(() => {
  localStorage.clear();
  delete mark['scheme'];
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000"><meta name="theme-color" content="#ffffff">';
});
afterEach(cleanup);

const open = () =>
  renderShop({ backEnd: cartBackEnd([]), path: '/', routes: [{ path: '/', element: <SchemeChoice /> }] });
const choose = (name: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Appearance' }), name);

// Rule look-20.
it('is as the system says until another scheme is chosen, which holds at once and for the next visit', async () => {
  const { persistence } = open();
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('system');
  await choose('Dark');
  expect([mark['scheme'], frame(), persistence.get('colourScheme')]).toEqual(['dark', 'all', 'dark']);
  await choose('Light');
  expect([mark['scheme'], frame(), persistence.get('colourScheme')]).toEqual(['light', 'not all', 'light']);
  await choose('As on this device');
  expect([mark['scheme'], frame(), persistence.get('colourScheme')]).toEqual([
    undefined,
    '(prefers-color-scheme: dark)',
    undefined,
  ]);
});

it('says the same in the footer and in a panel', async () => {
  renderShop({
    backEnd: cartBackEnd([]),
    path: '/',
    routes: [
      {
        path: '/',
        element: (
          <>
            <SchemeChoice />
            <SchemeChoice />
          </>
        ),
      },
    ],
  });
  const [first, second] = screen.getAllByRole<HTMLSelectElement>('combobox');
  await userEvent.selectOptions(first as HTMLSelectElement, 'Dark');
  expect(second?.value).toBe('dark');
});

it.each([
  ['dark', 'all'],
  ['light', 'not all'],
] as const)('is %s from the first paint on where that was chosen', (scheme, media) => {
  createPersistence(localStorage, Date).set('colourScheme', scheme);
  runInThisContext(inlineScriptsOf({ variant: { darkScheme: true } }).head);
  expect([mark['scheme'], frame()]).toEqual([scheme, media]);
});

it('leaves a document as it is where nothing was chosen, or the shop has one scheme', () => {
  runInThisContext(inlineScriptsOf({ variant: { darkScheme: true } }).head);
  createPersistence(localStorage, Date).set('colourScheme', 'dark');
  runInThisContext(inlineScriptsOf({ variant: { darkScheme: false } }).head);
  expect([mark['scheme'], frame()]).toEqual([undefined, '(prefers-color-scheme: dark)']);
});
