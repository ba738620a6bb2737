// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../..');
/** Attributes and properties whose words somebody reads or hears. */
const readable =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|label|placeholder|hint|message|note|aside|page|prefix|error|actionText|empty)$/;
/** Words that developers meet, and no shopper. */
const notForShoppers = new Set([
  'storefront/src/features/chrome/StoreViewSwitch.tsx',
  'storefront/src/entry/server.tsx',
]);

type Node = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The words that stand in an expression, whichever way it goes. */
function wordsIn(value: unknown): string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'Literal':
      return typeof value['value'] === 'string' ? [value['value']] : [];
    case 'TemplateLiteral':
      return (value['quasis'] as { value: { cooked: string } }[]).map(quasi => quasi.value.cooked);
    case 'JSXExpressionContainer':
      return wordsIn(value['expression']);
    case 'ConditionalExpression':
      return [...wordsIn(value['consequent']), ...wordsIn(value['alternate'])];
    case 'LogicalExpression':
      return [...(value['operator'] === '&&' ? [] : wordsIn(value['left'])), ...wordsIn(value['right'])];
    case 'BinaryExpression':
      return value['operator'] === '+' ? [value['left'], value['right']].flatMap(wordsIn) : [];
    default:
      return [];
  }
}

/** What a file says to shoppers in its own words. */
function saidBy(file: string, source: string): string[] {
  const said: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    const name = ((value['name'] ?? value['key']) as { name?: unknown } | null | undefined)?.name;
    if (value.type === 'JSXText') said.push(String(value['value']));
    if (value.type === 'JSXElement' || value.type === 'JSXFragment')
      said.push(...(value['children'] as unknown[]).flatMap(child => wordsIn(child)));
    if ((value.type === 'JSXAttribute' || value.type === 'Property') && typeof name === 'string' && readable.test(name))
      said.push(...wordsIn(value['value']));
    Object.values(value).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return said.map(text => text.trim()).filter(text => /\p{L}/u.test(text));
}

it.each([
  ['<p>Two words</p>', ['Two words']],
  ['<p>{many ? `${many} things` : "none"}</p>', ['things', 'none']],
  ['<a aria-label="Close" title={`Close ${name}`} />', ['Close', 'Close']],
  ['<p>{kind === "new" && <Note title={"Fresh" + name} />}</p>', ['Fresh']],
  ['[{ label: "Home", href: "/" }]', ['Home']],
  ['<p className="wide" id={`a-${index}`}>{text.title} {count}%</p>', []],
])('finds the words of %s', (code, words) => {
  expect(saidBy('part.tsx', `const part = ${code};`)).toEqual(words);
});

/** Names of the texts that a file says, as "room.name". */
function textsOf(source: string): string[] {
  return [...source.matchAll(/import (?:\* as (\w+)|\{([^}]*)\}) from '@shop\/messages\/([\w-]+)';/g)].flatMap(
    ([, alias, named, room]) =>
      alias === undefined
        ? (named ?? '').split(',').map(name => `${room}.${name.trim().split(' ')[0]}`)
        : [...source.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].map(([, name]) => `${room}.${name}`),
  );
}

it('has no text in the catalogue that nobody says', () => {
  const said = new Set(
    globSync('*/src/**/*.{ts,tsx}', { cwd: packages }).flatMap(file =>
      textsOf(readFileSync(join(packages, file), 'utf8')),
    ),
  );
  const rooms = globSync('messages/src/en_US/*.ts', { cwd: packages });
  const known = rooms.flatMap(file =>
    [...readFileSync(join(packages, file), 'utf8').matchAll(/^export const (\w+)/gm)].map(
      ([, name]) => `${basename(file, '.ts')}.${name}`,
    ),
  );
  expect(known.filter(text => !said.has(text))).toEqual([]);
  expect(known.length).toBeGreaterThan(300);
});

it('says nothing to shoppers that is not in the message catalogue', () => {
  const files = globSync('{storefront,ui,page-builder}/src/**/*.{ts,tsx}', { cwd: packages }).filter(
    file =>
      !/\.(?:test|stories)\.|\.d\.ts$|\/(?:testing|corpus|stories)\/|samples\.ts$/.test(file) &&
      !notForShoppers.has(file),
  );
  const strays = files.flatMap(file =>
    saidBy(file, readFileSync(join(packages, file), 'utf8')).map(text => `${file}: ${text}`),
  );
  expect(strays).toEqual([]);
  expect(files.length).toBeGreaterThan(200);
});
