import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { expect, it, vi } from 'vitest';
import { slimReact } from './slimReact.ts';

const root = fileURLToPath(new URL('../../packages/storefront/', import.meta.url));

/** Builds a module of a shop, and answers its code. */
async function built(source: string, plugins: Plugin[]): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: id => (id === 'entry' ? `${root}src/Entry.tsx` : null),
    load: id => (id === `${root}src/Entry.tsx` ? source : null),
  };
  const output = await build({
    root,
    logLevel: 'silent',
    configFile: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [...plugins, entry],
    build: { write: false, minify: true, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  });
  const {
    output: [chunk],
  } = output as { output: { code: string }[] };
  return chunk?.code ?? '';
}

it('leaves out what no shop uses of React, and nothing that hydrates', async () => {
  const source = `export { hydrateRoot } from 'react-dom/client';`;
  const [slim, whole] = [await built(source, [slimReact()]), await built(source, [])];
  // Not the code itself: what is printed where it fails would be all of React.
  expect(slim.includes('hydrateRoot')).toBe(true);
  expect(slim.includes('::view-transition')).toBe(false);
  expect(whole.includes('units-per-em') && !slim.includes('units-per-em')).toBe(true);
  expect(slim.includes('onBeforeInput')).toBe(whole.includes('onBeforeInput'));
  expect(whole.length - slim.length).toBeGreaterThan(66_000);
});

/** A window in which a module of a shop has run. */
async function run(source: string, html: string) {
  // The shops' packages have it, which are drawn in tests; this one has nothing to draw.
  const { JSDOM } = createRequire(`${root}package.json`)('jsdom') as {
    JSDOM: new (html: string, options: object) => { window: Window & typeof globalThis & Record<string, unknown> };
  };
  const { window } = new JSDOM(html, { runScripts: 'outside-only' });
  window.eval(await built(source, [slimReact()]));
  return window;
}

it('tells the page of the focus that came to it before it was hydrated', async () => {
  const window = await run(
    `import { createElement } from 'react';
    import { hydrateRoot } from 'react-dom/client';
    const Field = () => createElement('input', { onFocus: () => Object.assign(window, { isTold: true }) });
    hydrateRoot(document.body, createElement(Field));
    document.querySelector('input').focus();`,
    '<body><input></body>',
  );
  await vi.waitFor(() => expect(window['isTold']).toBe(true));
});

it.each([
  ['a part that comes later', `createElement({ $$typeof: Symbol.for('react.lazy'), _init: () => 'drawn' })`],
  ['a boundary for it', `createElement(Symbol.for('react.suspense'))`],
  ['a promise to draw', `Promise.resolve('drawn')`],
  ['a promise to wait for', `createElement(() => React.use(Promise.resolve('drawn')))`],
  ['a promise that is thrown', `createElement(() => { throw Promise.resolve(); })`],
])('fails at %s, and the page shows what it shows for errors', async (_, element) => {
  const window = await run(
    `import * as React from 'react';
    import { createRoot } from 'react-dom/client';
    const { Component, createElement } = React;
    class Guard extends Component {
      state = { hasFailed: false };
      static getDerivedStateFromError() { return { hasFailed: true }; }
      render() { return this.state.hasFailed ? 'Something went wrong' : this.props.children; }
    }
    createRoot(document.body, { onCaughtError: () => {} }).render(createElement(Guard, null, ${element}));`,
    '<body></body>',
  );
  await vi.waitFor(() => expect(window.document.body.textContent).toBe('Something went wrong'));
});

it.each([
  `import { Suspense } from 'react'; export const Entry = () => <Suspense fallback="…" />;`,
  `import { lazy } from 'react'; export const Entry = lazy(async () => import('./Other.tsx'));`,
  `import { use, useState } from 'react'; export const Entry = ({ name }: { name: Promise<string> }) => use(name);`,
  `import { Activity } from 'react'; export const Entry = () => <Activity mode="hidden" />;`,
  `import { useState, ViewTransition } from 'react'; export const Entry = () => [useState, ViewTransition];`,
  `import { Fragment } from 'react'; export const Entry = () => <Fragment key="a" ref={() => {}} />;`,
  `import { useActionState } from 'react'; export const Entry = () => useActionState;`,
  `import { preinit } from 'react-dom'; export const Entry = () => preinit;`,
  `export const Entry = () => <form action={async () => {}} />;`,
  `export const Entry = () => <button formAction={data => data} />;`,
  `export const Entry = () => <link rel="stylesheet" href="/a.css" precedence="low" />;`,
  `export const Entry = () => <input onBeforeInput={() => {}} />;`,
  `const save = async (data: FormData) => data; export const Entry = () => <form action={save} />;`,
  `export function Entry() { function save() {} return <button type="submit" formAction={save} />; }`,
  `export const Entry = () => <form onSubmit={event => event} action={data => data} />;`,
  `const save = { now(this: unknown) {} }; export const Entry = () => <form action={save.now.bind(null)} />;`,
  `import { requestFormReset } from 'react-dom'; export const Entry = () => requestFormReset;`,
  `export const Entry = () => <script async src="/a.js" />;`,
  `import { useTransition } from 'react'; export const Entry = () => useTransition;`,
  `export const Entry = () => <svg><font unitsPerEm={12} /></svg>;`,
  `export const Entry = () => <shop-lamp />;`,
])('stops the build of who uses it: %s', async source => {
  await expect(built(source, [slimReact()])).rejects.toThrow('takes out of React');
});

it.each([
  `const href = '/cart'; export const Entry = () => <form method="post" action={href} onSubmit={() => {}} />;`,
  `export const Entry = ({ path }: { path: string }) => <form action={path} />;`,
  `const Tabs = (props: { onSelect: () => void }) => <i>{String(props)}</i>; export const Entry = () => <Tabs onSelect={() => {}} />;`,
  `export const Entry = () => <svg><text fontSize={12} strokeWidth={2} /></svg>;`,
  `import { createContext, use } from 'react'; const NameContext = createContext(''); export const Entry = () => use(NameContext);`,
  `import { preload } from 'react-dom'; export const Entry = () => preload('/a.png', { as: 'image' });`,
])('lets the build of who does not be: %s', async source => {
  await expect(built(source, [slimReact()])).resolves.toContain('Entry');
});
