import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../../packages');
/** Attributes and properties whose words somebody reads or hears. */
const readable =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|label|placeholder|hint|message|note|aside|page|prefix|error|actionText|empty)$/;
/** Words that developers meet, and no shopper. */
const notForShoppers = new Set([
  'storefront/src/features/workbench/StoreViewSwitch.tsx',
  'storefront/src/features/workbench/Workbench.tsx',
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

/** Every text of the catalogue, as "room.name", with the files that say it. */
function sayersOfTexts(): Map<string, string[]> {
  const sayers = new Map<string, string[]>();
  for (const file of globSync('messages/src/en_US/*.ts', { cwd: packages }))
    for (const [, name] of readFileSync(join(packages, file), 'utf8').matchAll(/^export const (\w+)/gm))
      sayers.set(`${basename(file, '.ts')}.${name}`, []);
  for (const file of globSync('*/src/**/*.{ts,tsx}', { cwd: packages }))
    for (const text of textsOf(readFileSync(join(packages, file), 'utf8'))) sayers.get(text)?.push(file);
  return sayers;
}

/** The feature that a file belongs to; undefined for what serves several: a route, what features share, other packages. */
const featureOf = (file: string) => /\/features\/(?!shared\/)(\w+)\//.exec(file)?.[1];

it('has no text in the catalogue that nobody says', () => {
  const texts = [...sayersOfTexts()];
  expect(texts.filter(([, sayers]) => sayers.length === 0).map(([text]) => text)).toEqual([]);
  expect(texts.length).toBeGreaterThan(300);
});

it('keeps no text in the room of one feature that only another one says', () => {
  const roomsIn = (folder: string) =>
    globSync(`storefront/src/features/${folder}/*.tsx`, { cwd: packages }).map(file => basename(dirname(file)));
  const shared = new Set(roomsIn('shared/*'));
  const features = new Set([...roomsIn('*'), ...shared]);
  const misplaced = [...sayersOfTexts()].filter(([text, sayers]) => {
    const [room = ''] = text.split('.');
    const saidIn = sayers.filter(file => !/\.(?:test|stories|guide)\./.test(file)).map(featureOf);
    // What several say beside a shared part stands with that part.
    if (shared.has(room) && new Set(saidIn).size > 1) return false;
    return features.has(room) && saidIn.every(feature => feature !== undefined && feature !== room);
  });
  expect(misplaced.map(([text, sayers]) => `${text} is said by ${sayers.join(', ')}`)).toEqual([]);
  expect(features.size).toBeGreaterThan(15);
});

it('says nothing to shoppers that is not in the message catalogue', () => {
  const files = globSync('{storefront,ui,page-builder}/src/**/*.{ts,tsx}', { cwd: packages }).filter(
    file =>
      !/\.(?:test|stories|guide)\.|\.d\.ts$|\/(?:testing|corpus|stories)\/|samples\.ts$/.test(file) &&
      !notForShoppers.has(file),
  );
  const strays = files.flatMap(file =>
    saidBy(file, readFileSync(join(packages, file), 'utf8')).map(text => `${file}: ${text}`),
  );
  expect(strays).toEqual([]);
  expect(files.length).toBeGreaterThan(200);
});
