import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './services.ts';

/** A file that a comment leads to, for example "(features/cart/CartLine.tsx)". */
const named = /\(((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|m?js|css))\)/g;

const notWritten = new Set(['node_modules', 'dist', 'storybook-static']);

it('names no file in a comment that is not there', () => {
  const files = globSync('{apps,e2e,packages,tooling}/**/*.{ts,tsx,mjs,js,css}', {
    cwd: root,
    exclude: path => notWritten.has(basename(path)),
  }).map(file => `/${file}`);
  const lost = files.flatMap(file =>
    [...readFileSync(join(root, file), 'utf8').matchAll(named)]
      .filter(([, path]) => !files.some(each => each.endsWith(`/${path}`)))
      .map(([, path]) => `${file}: ${path}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(lost).toEqual([]);
});
