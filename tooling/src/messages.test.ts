import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type InlineConfig, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { inlineTexts } from './inlineTexts.ts';
import { messagesFolder } from './locale/localeTexts.ts';
import { messages } from './messages.ts';
import { comparePlurals } from './plurals.ts';
import { readTexts } from './readTexts.ts';
import { root } from './services.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'locales-'));
  mkdirSync(join(folder, 'hi_IN'));
  writeFileSync(
    join(folder, 'hi_IN/search.ts'),
    "export const title = 'खोज';\nexport const resultsFor = (search: string) => `“${search}” के परिणाम`;\n",
  );
});
beforeAll(() => {
  copyFileSync(join(root, messagesFolder, 'pluralIn.ts'), join(folder, 'pluralIn.ts'));
  mkdirSync(join(folder, 'pl_PL'));
  writeFileSync(
    join(folder, 'pl_PL/cart.ts'),
    `import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('pl-PL');

export const itemCount = (count: number) =>
  plural(count, { one: 'jedna', few: \`\${count} rzeczy\`, other: \`\${count} innych\` });
`,
  );
});
/** A folder of what a shop says otherwise in one room. */
function overriding(texts: string): string {
  const own = mkdtempSync(join(folder, 'own-'));
  writeFileSync(join(own, 'search.ts'), texts);
  return own;
}
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const source = `import * as text from '@shop/messages/search';
import { quantityOf } from '@shop/messages/cart';
export const said = (search: string) => [text.title, text.resultsFor(search.trim()), text.home, quantityOf(search)];`;

/** A shop of one module, which says four texts, some of them otherwise where a folder holds those. */
const shop = (locale: string, overrides?: string, code = source): InlineConfig => {
  const entry: Plugin = {
    name: 'entry',
    resolveId: id => (id === 'entry.ts' ? join(import.meta.dirname, 'entry.ts') : null),
    load: id => (id.endsWith('src/entry.ts') ? code : null),
  };
  return {
    root: import.meta.dirname,
    logLevel: 'silent',
    configFile: false,
    plugins: [messages(() => locale, { folder, ...(overrides !== undefined && { overrides }) }), entry],
  };
};

async function built(locale: string, overrides?: string, source?: string): Promise<string> {
  const {
    output: [chunk],
  } = (await build({
    ...shop(locale, overrides, source),
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: 'entry.ts',
        preserveEntrySignatures: 'strict',
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
      },
    },
  })) as { output: { code: string }[] };
  return chunk?.code ?? '';
}

const saidBy = async (code: string) => {
  const { said } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    said: (search: string) => string[];
  };
  return said(' lamp ');
};

describe('a build', () => {
  it('says what it says in en_US, with each text where it is said', async () => {
    const code = await built('en_US');
    expect(await saidBy(code)).toEqual(['Search', 'Results for “lamp”', 'Home', 'Quantity of  lamp ']);
    expect(code.match(/=>/g)).toHaveLength(1);
  });

  // Rule errors-11.
  it('takes what a locale lacks from en_US, in silence', async () => {
    const warn = vi.spyOn(console, 'warn');
    expect(await saidBy(await built('hi_IN'))).toEqual(['खोज', '“lamp” के परिणाम', 'Home', 'Quantity of  lamp ']);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it.each(['en_US', 'hi_IN'])('says in %s what its shop says otherwise', async locale => {
    const code = await built(locale, overriding("export const title = 'Find';\nexport const home = 'Start';\n"));
    expect((await saidBy(code)).filter((_, place) => place % 2 === 0)).toEqual(['Find', 'Start']);
  });

  it.each([
    ['en_US', false, ['1 item', '2 items', '5 items', '22 items']],
    ['pl_PL', true, ['jedna', '2 rzeczy', '5 innych', '22 rzeczy']],
  ])('counts in %s, with rules where it takes them: %s', async (locale, hasRules, counted) => {
    const counting = `import * as text from '@shop/messages/cart';
export const said = () => [1, 2, 5, 22].map(count => text.itemCount(count));`;
    const code = await built(locale, undefined, counting);
    expect([await saidBy(code), code.includes('PluralRules')]).toEqual([counted, hasRules]);
  });

  it.each([
    ["export const heading = 'Find';", /there is no text heading/],
    ["export const resultsFor = 'Results';", /resultsFor takes 0 values, and is given 1/],
  ])('stops at %s, which nobody would hear', async (text, complaint) => {
    await expect(built('en_US', overriding(text))).rejects.toThrow(complaint);
  });

  it('stops at a locale that nobody wrote', async () => {
    await expect(built('fr_FR')).rejects.toThrow('Unable to locate locale fr_FR within generated dist directory.');
  });
});

it('marks what a locale lacks while a shop is developed, and names it', async () => {
  const server = await createServer({
    ...shop('hi_IN'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  try {
    const { said } = (await server.ssrLoadModule('entry.ts')) as { said: (search: string) => string[] };
    expect(said(' lamp ')).toEqual(['खोज', '“lamp” के परिणाम', '⟦Home⟧', '⟦Quantity of  lamp ⟧']);
    const warnings = warn.mock.calls.map(([line]) => String(line));
    expect(warnings).toContainEqual(
      'No text of hi_IN for search.home, search.nothingTyped, search.nothingFound, search.didYouMean, search.popularCategories.',
    );
    expect(warnings).toHaveLength(2);
  } finally {
    warn.mockRestore();
    await server.close();
  }
});

describe('without a new start', () => {
  /** A shop that is developed, and what it says; `save` tells of a file as the watcher does. */
  async function developed(localeOf: () => string, overrides: string) {
    const server = await createServer({
      ...shop('en_US'),
      plugins: [messages(localeOf, { folder, overrides }), ...(shop('en_US').plugins ?? []).slice(1)],
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(async () => {
      vi.restoreAllMocks();
      await server.close();
    });
    return {
      save: (event: 'add' | 'change' | 'unlink', file: string) => server.watcher.emit(event, file),
      said: async () =>
        ((await server.ssrLoadModule('entry.ts')) as { said: (search: string) => string[] }).said('lamp'),
    };
  }

  it('a shop says the texts of another locale once its variant names it', async () => {
    let locale = 'en_US';
    const { said, save } = await developed(() => locale, overriding(''));
    expect((await said())[0]).toBe('Search');
    locale = 'hi_IN';
    save('change', join(folder, 'variant.ts'));
    await vi.waitFor(async () => expect((await said())[0]).toBe('खोज'));
  });

  it('a shop says what a new file of texts says, then what is added to it, and all as before without it', async () => {
    const own = mkdtempSync(join(folder, 'own-'));
    const file = join(own, 'search.ts');
    const { said, save } = await developed(() => 'hi_IN', own);
    expect((await said()).slice(0, 3)).toEqual(['खोज', '“lamp” के परिणाम', '⟦Home⟧']);
    writeFileSync(file, "export const title = 'ढूँढ';\n");
    save('add', file);
    await vi.waitFor(async () => expect((await said()).slice(0, 3)).toEqual(['ढूँढ', '“lamp” के परिणाम', '⟦Home⟧']));
    writeFileSync(file, "export const title = 'ढूँढ';\nexport const home = 'घर';\n");
    save('change', file);
    await vi.waitFor(async () => expect((await said()).slice(0, 3)).toEqual(['ढूँढ', '“lamp” के परिणाम', 'घर']));
    rmSync(file);
    save('unlink', file);
    await vi.waitFor(async () => expect((await said()).slice(0, 3)).toEqual(['खोज', '“lamp” के परिणाम', '⟦Home⟧']));
  });
});

it('never marks what a browser reads', async () => {
  const dated: Plugin = {
    name: 'dated',
    resolveId: id => (id === 'dated.ts' ? join(import.meta.dirname, 'dated.ts') : null),
    load: id => (id.endsWith('src/dated.ts') ? "export { dateLocale } from '@shop/messages/dates';" : null),
  };
  const server = await createServer({
    ...shop('hi_IN'),
    plugins: [messages(() => 'hi_IN', { folder }), dated],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  expect(await server.ssrLoadModule('dated.ts')).toMatchObject({ dateLocale: 'en-IN' });
});

describe('inlineTexts', () => {
  const texts = [
    { name: 'count', takes: ['count'], answer: "`${count} ${count === 1 ? 'thing' : 'things'}`" },
    { name: 'named', takes: ['thing', 'name'], answer: '`${thing.name} ${name}`' },
    { name: 'counted', takes: ['count'], answer: 'plural(count, { other: `${count} things` })' },
  ];
  const inlined = (call: string) =>
    inlineTexts('part.tsx', `import * as text from '@shop/messages/things';\n${call}`, (_, name) =>
      texts.find(text => text.name === name),
    )?.split('\n')[1];

  it.each([
    ['text.count(lines.length);', "(`${lines.length} ${lines.length === 1 ? 'thing' : 'things'}`);"],
    ['text.named(lamp, money(1));', '(`${lamp.name} ${(money(1))}`);'],
    [
      '<p>{text.count(a)}{text.count(b)}</p>;',
      "<p>{(`${a} ${a === 1 ? 'thing' : 'things'}`)}{(`${b} ${b === 1 ? 'thing' : 'things'}`)}</p>;",
    ],
  ])('writes %s out', (call, code) => expect(inlined(call)).toBe(code));

  it.each(['text.count(ask());', 'text.counted(a);', 'other.count(a);', 'say(text.count);'])(
    'leaves %s as it is',
    call => expect(inlined(call)).toBeUndefined(),
  );
});

// Node counts by CLDR; a build may say the same in fewer bytes, and may not say anything else.
it.each(['en-US', 'hi-IN', 'ta-IN', 'pl-PL', 'ja-JP'])(
  'a build chooses the plurals of %s as CLDR does',
  async language => {
    const code = comparePlurals("plural(count, { one: 'one', few: 'few', many: 'many', other: 'other' })", language);
    const source = `export const chosen = (plural, count) => ${code};`;
    const { chosen } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
      chosen: (plural: (count: number) => string, count: number) => string;
    };
    const rules = new Intl.PluralRules(language);
    const plural = (count: number) => rules.select(count);
    for (const count of [0, 1, 2, 5, 11, 22, 100, 1001]) expect(chosen(plural, count), `${count}`).toBe(plural(count));
  },
);

it.each([
  ['en-US', '(lines === 1 ? a : b)'],
  ['hi-IN', '(lines < 2 ? a : b)'],
  ['pl-PL', 'plural(lines, { one: a, other: b })'],
])('a build in %s compares no more than it has to', (language, code) => {
  expect(comparePlurals('plural(lines, { one: a, other: b })', language)).toBe(code);
});

it('takes what chooses plurals out of a room that needs no rules', () => {
  const room = (language: string) =>
    `import { pluralIn } from '../pluralIn.ts';\n\nconst plural = pluralIn('${language}');\n\nexport const title = 'x';\n`;
  expect(comparePlurals(room('hi-IN'), 'hi-IN').trim()).toBe("export const title = 'x';");
  expect(comparePlurals(room('pl-PL'), 'pl-PL')).toBe(room('pl-PL'));
});

it.each([
  ['const inner = 1;', 'Write each text as `export const name = …;`.'],
  ['export const said = (what: string) => { return what; };', 'said does more than a text.'],
])('refuses a room that holds %s', (code, message) => {
  const file = join(folder, 'room.ts');
  writeFileSync(file, code);
  expect(() => readTexts(file)).toThrow(message);
});
