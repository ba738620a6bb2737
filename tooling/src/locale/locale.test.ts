import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../services.ts';
import { fromCell, toCell } from './cells.ts';
import { messagesFolder, sourceTexts, translatedTexts } from './localeTexts.ts';
import { readSheet, writeSheet } from './sheet.ts';
import { writeLocale } from './writeLocale.ts';

const locale = 'ta_IN';
const sources = sourceTexts(root);

function copyOfTexts(): string {
  const copy = mkdtempSync(join(tmpdir(), 'locale-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(join(root, messagesFolder), join(copy, messagesFolder), { recursive: true });
  return copy;
}

/** The table with a translation in one line. */
const filled = (key: string, said: string) =>
  writeSheet(sources, new Map(), locale).replace(new RegExp(`^(${key},.*,)$`, 'm'), (_, line: string) => line + said);

it('says of each text what it is for, and gives it as a translator writes it', () => {
  const sheet = writeSheet(sources, new Map(), locale);
  expect(sheet.startsWith('\uFEFFtext,for,en_US,ta_IN\n')).toBe(true);
  expect(sheet).toContain('\ncart.notLoaded,The reason follows.,Your cart could not be loaded. ,\n');
  expect(sheet).toContain(
    '\nwishlist.wish,"A heart, read out; whether it is pressed is said beside it.",Wishlist: {product},\n',
  );
  expect(sheet.trim().split('\n').length).toBeGreaterThan(sources.length);
});

it('takes every text of en_US over as it is', () => {
  for (const source of sources) {
    const said = fromCell(toCell(source), source);
    expect(toCell({ ...source, answer: said })).toBe(toCell(source));
  }
});

it('makes a locale of what stands in the table, and keeps it when the table is written anew', async () => {
  const copy = copyOfTexts();
  const { translations, problems } = readSheet(filled('cart.removeLine', '{product}-ஐ நீக்கு'), sources, locale);
  expect(problems).toEqual([]);
  await writeLocale(copy, locale, sources, translations);
  const room = join(copy, messagesFolder, locale, 'cart.ts');
  expect(readFileSync(room, 'utf8')).toContain('export const removeLine = (product: string) => `${product}-ஐ நீக்கு`;');
  expect(existsSync(join(copy, messagesFolder, locale, 'search.ts'))).toBe(false);
  expect(readFileSync(join(copy, messagesFolder, 'locateLocale.ts'), 'utf8')).toMatch(/shippedLocales.*'ta_IN'\]/);
  const has = translatedTexts(copy, locale);
  expect([...has.keys()].toSorted()).toEqual(['cart.removeLine', 'dates.dateLocale']);
  expect(has.get('dates.dateLocale')?.answer, 'days are written as the locale does').toBe("'ta-IN'");
  expect(writeSheet(sources, has, locale)).toContain('Remove {product},{product}-ஐ நீக்கு\n');
});

it.each([
  ['cart.removeLine', 'நீக்கு', '{product} is missing'],
  ['cart.removeLine', '{name} நீக்கு', '{name} is none of its values, which are {product}'],
])('refuses %s as %s, with its line', (key, said, problem) => {
  const sheet = filled(key, said);
  const line = sheet.split('\n').findIndex(text => text.startsWith(`${key},`)) + 1;
  const { translations, problems } = readSheet(sheet, sources, locale);
  expect([problems, translations.size]).toEqual([[`Line ${line}, ${key}: ${problem}`], 0]);
});

it('reads a table whose lines end in both ways, and says of one that is none what is wrong', () => {
  const head = 'text,for,en_US,ta_IN\r\n';
  const { translations, problems } = readSheet(
    `${head}cart.title,,Cart,கார்ட்\ncart.removeLine,,,x {product}\r\n`,
    sources,
    locale,
  );
  expect([...translations.keys(), ...problems]).toEqual(['cart.title', 'cart.removeLine']);
  expect(readSheet(`${head}cart.title,Cart\n`, sources, locale).problems).toEqual([
    expect.stringMatching(/^The table cannot be read: .* on line 2$/),
  ]);
});

it('refuses a text that is gone', () => {
  expect(readSheet('text,for,en_US,ta_IN\ncart.gone,,Gone,போனது\n', sources, locale).problems).toEqual([
    'Line 2, cart.gone: there is no such text',
  ]);
});
