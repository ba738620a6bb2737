import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../services.ts';
import { categoriesOf } from '../plurals.ts';
import { casesOf } from './cases.ts';
import { fromCell, toCell } from './cells.ts';
import { isLocale } from './localeCode.ts';
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
  for (const source of sources.filter(({ answer }) => casesOf(answer) === undefined)) {
    const said = fromCell(toCell(source), source);
    expect(toCell({ ...source, answer: said })).toBe(toCell(source));
  }
});

it('asks no translator to read code', () => {
  const sheet = writeSheet(sources, translatedTexts(root, 'hi_IN'), 'hi_IN');
  expect(sheet.match(/^.*code: .*$/gm) ?? []).toEqual([]);
});

it('leaves a locale as it is when its table comes back as it was written, notes of its translators too', async () => {
  const copy = copyOfTexts();
  const known = translatedTexts(root, 'hi_IN');
  const { translations } = readSheet(writeSheet(sources, known, 'hi_IN'), sources, 'hi_IN');
  await writeLocale(copy, 'hi_IN', sources, translations);
  const rooms = new Set(sources.map(({ room }) => join(messagesFolder, 'hi_IN', `${room}.ts`)));
  for (const room of rooms) expect(readFileSync(join(copy, room), 'utf8')).toBe(readFileSync(join(root, room), 'utf8'));
});

it('says above a text of a locale what is said above the English', async () => {
  const copy = copyOfTexts();
  const { translations } = readSheet(filled('cart.notLoaded', 'கார்ட் வரவில்லை. '), sources, locale);
  await writeLocale(copy, locale, sources, translations);
  expect(readFileSync(join(copy, messagesFolder, locale, 'cart.ts'), 'utf8')).toContain(
    "/** The reason follows. */\nexport const notLoaded = 'கார்ட் வரவில்லை. ';\n",
  );
});

describe('a text that says something else in some cases', () => {
  const said = (lines: string[]) => `text,for,en_US,ta_IN\n${lines.join('\n')}\n`;

  it('has a line for each, with when it is said', () => {
    const sheet = writeSheet(sources, new Map(), locale);
    expect(sheet.match(/^(together\.add\.|programmes\.code\.).*$/gm)).toEqual([
      'programmes.code.STUDENT,Purchase programmes of students and employees.,Institute code,',
      'programmes.code.EMPLOYEE,Purchase programmes of students and employees.,Company code,',
      'together.add.1,"What goes with a product: on its page, and in the cart. Where count > 2.",Add all {count} to cart,',
      'together.add.2,"What goes with a product: on its page, and in the cart. Where count === 2.",Add both to cart,',
      'together.add.3,"What goes with a product: on its page, and in the cart. Else.",Add to cart,',
    ]);
  });

  it('says the right one once it is read back', async () => {
    const copy = copyOfTexts();
    const { translations, problems } = readSheet(
      said([
        'together.add.1,,,எல்லா {count}',
        'together.add.2,,,இரண்டும்',
        'together.add.3,,,ஒன்று',
        'programmes.code.STUDENT,,,கல்லூரி',
        'programmes.code.EMPLOYEE,,,நிறுவனம்',
        'productTypes.pieces.1,,,{count} x {product}',
        'productTypes.pieces.2,,,{product}',
      ]),
      sources,
      locale,
    );
    expect(problems).toEqual([]);
    await writeLocale(copy, locale, sources, translations);
    const room = async <Room>(name: string) => (await import(join(copy, messagesFolder, locale, `${name}.ts`))) as Room;
    const { add } = await room<{ add: (count: number) => string }>('together');
    expect([3, 2, 1].map(add)).toEqual(['எல்லா 3', 'இரண்டும்', 'ஒன்று']);
    expect((await room<{ code: object }>('programmes')).code).toEqual({ STUDENT: 'கல்லூரி', EMPLOYEE: 'நிறுவனம்' });
    const { pieces } = await room<{ pieces: (count: number, product: string) => string }>('productTypes');
    expect([pieces(2, 'Tea'), pieces(1, 'Tea')]).toEqual(['2 x Tea', 'Tea']);
  });

  it('is taken over in all cases or in none, and may say the same in all', () => {
    const whole = ['together.add.1,,,சேர் {count}', 'together.add.2,,,சேர்', 'together.add.3,,,சேர்'];
    expect(readSheet(said(whole.slice(0, 2)), sources, locale).problems).toEqual([
      'together.add.3: say this, too, or none of it',
    ]);
    expect(readSheet(said(['together.add.1,,,சேர்', ...whole.slice(1)]), sources, locale).problems).toEqual([
      'Line 2, together.add.1: {count} is missing',
    ]);
    const { translations } = readSheet(
      said(['totals.giftCard.1,,,அட்டை ({code})', 'totals.giftCard.2,,,அட்டை']),
      sources,
      locale,
    );
    expect(translations.get('totals.giftCard')).toBe("code ? `அட்டை (${code})` : 'அட்டை'");
  });

  it('keeps a text of several lines in one cell', () => {
    const sheet = writeSheet(sources, new Map(), locale);
    expect(sheet).toContain('"Sorry! An unexpected error occurred.\nDebug: {details}"');
    const { translations } = readSheet(
      said(['errors.unexpectedWith,,,"மன்னிக்கவும்!\nDebug: {details}"']),
      sources,
      locale,
    );
    expect(translations.get('errors.unexpectedWith')).toBe('`மன்னிக்கவும்!\\nDebug: ${details}`');
  });
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

it('asks for nothing that a locale says already', () => {
  const { translations, problems } = readSheet(
    writeSheet(sources, translatedTexts(root, 'hi_IN'), 'hi_IN'),
    sources,
    'hi_IN',
  );
  expect([problems, translations.size]).toEqual([[], sources.length]);
});

it.each(['ta_IN', 'kok_IN', 'mai_IN', 'sr_Cyrl_RS'])('begins %s, whose days are written as it does', async code => {
  expect(isLocale(code)).toBe(true);
  const copy = copyOfTexts();
  await writeLocale(copy, code, sources, new Map());
  const tag = code.replaceAll('_', '-');
  expect(translatedTexts(copy, code).get('dates.dateLocale')?.answer).toBe(`'${tag}'`);
  expect(new Intl.Locale(tag).region).toBe(code.slice(-2));
});

it.each(['ta', 'ta-IN', 'TA_IN', 'tamil_IN', '../ta_IN'])('takes %s for no locale', code =>
  expect(isLocale(code)).toBe(false),
);

it('refuses a text that is gone', () => {
  expect(readSheet('text,for,en_US,ta_IN\ncart.gone,,Gone,போனது\n', sources, locale).problems).toEqual([
    'Line 2, cart.gone: there is no such text',
  ]);
});

describe('a text that counts', () => {
  const polish = {
    one: '{count} rzecz',
    few: '{count} rzeczy',
    many: '{count} rzeczy ma',
    other: '{count} rzeczy i pół',
  };
  const said = (forms: Record<string, string>, key = 'cart.itemCount') =>
    `text,for,en_US,pl_PL\n${Object.entries(forms)
      .map(([category, form]) => `${key}.${category},,,${form}\n`)
      .join('')}`;

  it('has a line for each plural of the language, with numbers that it is said of', () => {
    const sheet = writeSheet(sources, new Map(), 'pl_PL');
    expect(sheet.match(/^cart\.itemCount\..*$/gm)).toEqual([
      'cart.itemCount.one,"The cart: its page, its lines and its totals. Said of 1",{count} item,',
      'cart.itemCount.few,"The cart: its page, its lines and its totals. Said of 2, 3, 4, 22…",{count} items,',
      'cart.itemCount.many,"The cart: its page, its lines and its totals. Said of 0, 5, 6, 7…",{count} items,',
      'cart.itemCount.other,"The cart: its page, its lines and its totals. Said of 0.5, 1.5",{count} items,',
    ]);
    expect(sheet).toContain(',1 product,\n');
    expect(sheet).not.toMatch(/plural\(|=== 1/);
  });

  it('says the right form of each number once it is read back, and keeps it when the table is written anew', async () => {
    const copy = copyOfTexts();
    const { translations, problems } = readSheet(said(polish), sources, 'pl_PL');
    expect(problems).toEqual([]);
    await writeLocale(copy, 'pl_PL', sources, translations);
    const room = (await import(join(copy, messagesFolder, 'pl_PL/cart.ts'))) as {
      itemCount: (count: number) => string;
    };
    expect([1, 2, 5, 22].map(room.itemCount)).toEqual(['1 rzecz', '2 rzeczy', '5 rzeczy ma', '22 rzeczy']);
    const again = writeSheet(sources, translatedTexts(copy, 'pl_PL'), 'pl_PL');
    for (const form of Object.values(polish)) expect(again).toContain(`,${form}\n`);
    expect(readSheet(again, sources, 'pl_PL').translations.get('cart.itemCount')).toBe(
      translations.get('cart.itemCount'),
    );
  });

  it('need not name a number that is the only one of its plural', () => {
    expect(readSheet(said({ ...polish, one: 'jedna rzecz' }), sources, 'pl_PL').problems).toEqual([]);
    expect(readSheet(said({ ...polish, few: 'rzeczy' }), sources, 'pl_PL').problems).toEqual([
      'Line 3, cart.itemCount.few: {count} is missing',
    ]);
  });

  it('is taken over with all its plurals or with none', () => {
    const { translations, problems } = readSheet(
      said({ one: '{count} rzecz', few: '{count} rzeczy' }),
      sources,
      'pl_PL',
    );
    expect([translations.size, problems]).toEqual([
      0,
      ['cart.itemCount.many, cart.itemCount.other: say this, too, or none of it'],
    ]);
    expect(readSheet(said({ two: 'dwie' }), sources, 'pl_PL').problems).toEqual([
      'Line 2, cart.itemCount.two: there is no such text',
    ]);
  });

  it.each([
    ['en-US', 'one 1, other 0 2'],
    ['hi-IN', 'one 0 1, other 2 3'],
    ['ar-EG', 'zero 0, one 1, two 2, few 3 4, many 11 12, other 100 101'],
    ['ja-JP', 'other 0 1'],
    ['fr-FR', 'one 0 1, many 1000000, other 2 3'],
  ])('has in %s the plurals %s', (language, plurals) => {
    const listed = categoriesOf(language).map(
      ({ category, numbers }) => `${category} ${numbers.slice(0, 2).join(' ')}`,
    );
    expect(listed.join(', ')).toBe(plurals);
  });
});
