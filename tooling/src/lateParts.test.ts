import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './services.ts';

const files = globSync('packages/{storefront,page-builder,ui}/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.{test,stories}.{ts,tsx}', '**/{testing,guide}/**'],
}).map(file => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }));

/** Where parts come in another way, and why (docs/decisions/late-scripts.md). */
const otherWays: Record<string, string> = {
  'app/laterPages.ts': 'Pages, which the router fetches.',
  'app/pages.ts': 'Pages, which the router fetches.',
  'app/routes.tsx': 'Pages, which the router fetches.',
  'entry/client.ts': 'The shop itself.',
  'features/checkout/useLiveForm.ts': 'What draws nothing, and is told of where it does not come.',
  'features/product/productTypeBoxes.ts': 'Parts of the page that the server renders above the fold.',
  'routes/CheckoutPage.tsx': 'The page that follows, before the network may go away.',
  'routes/PaymentReturnPage.tsx': 'The page that follows, before it is shown.',
};

/** Imports of a component whose code comes late, each with what stands before it. */
const imports = files.flatMap(({ file, text }) =>
  Array.from(text.matchAll(/^(?! *(?:\/\/|\*|\/\*\*)).*\bimport\('[^']+\.tsx'\)/gm), ({ index, 0: line }) => ({
    file: file.replace(/^packages\/\w[\w-]*\/src\//, ''),
    isLate: /\b(?:late|lateDialog)\(\s*async \(\) => \(await import\('[^']+'\)$/.test(
      text.slice(0, index + line.length),
    ),
    isServed: /\b(?:ServedCode|useServed)\b/.test(text),
  })),
);

it('fetches parts by late and lateDialog, by Served where the server has drawn them, or as it is listed here', () => {
  const plain = imports.filter(({ file, isLate, isServed }) => !isLate && !isServed && !(file in otherWays));
  expect(plain.map(({ file }) => file)).toEqual([]);
});

it('lists no other way that nobody goes', () => {
  const gone = new Set(imports.filter(({ isLate }) => !isLate).map(({ file }) => file));
  expect(Object.keys(otherWays).filter(file => !gone.has(file))).toEqual([]);
});
