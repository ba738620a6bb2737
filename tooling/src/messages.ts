import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locateLocale } from '@shop/messages/locateLocale';
import { normalizePath, type Plugin } from 'vite';
import { comparePlurals, languageOf } from './plurals.ts';
import { editionOf } from './editions.ts';
import { inlineTexts } from './inlineTexts.ts';
import { readTexts, type Text } from './readTexts.ts';

/** The locale that has every text. */
export const complete = 'en_US';
const ownFolder = dirname(fileURLToPath(import.meta.resolve('@shop/messages/locateLocale')));
const room = /^@shop\/messages\/(?!locateLocale$)([\w-]+)$/;
const generated = '\0messages:';

/** Exports of rooms that browsers read, not shoppers: in brackets they would mean nothing. */
const settings = new Set(['dateLocale']);

/** A text that a locale lacks, as it is seen while a shop is developed: in brackets. */
const marked = ({ name, takes }: Text) =>
  `export const ${name} = ${takes ? `(${takes.join(', ')}) => '⟦' + complete.${name}(${takes.join(', ')}) + '⟧'` : `'⟦' + complete.${name} + '⟧'`};`;

/**
 * Refuses what a shop says otherwise and nobody says at all, or says with other values: it would be heard nowhere, or
 * with a gap.
 */
function demandKnown(file: string, texts: Text[], all: Text[]): void {
  for (const { name, takes } of texts) {
    const known = all.find(text => text.name === name);
    if (known === undefined)
      throw new Error(
        `${file}: there is no text ${name}. Those that there are stand in packages/messages/src/en_US/${basename(file)}.`,
      );
    if (known.takes?.length !== takes?.length)
      throw new Error(
        `${file}: ${name} takes ${takes?.length ?? 0} values, and is given ${known.takes?.length ?? 0}. Write it as in packages/messages/src/en_US/${basename(file)}.`,
      );
  }
}

/**
 * Gives a shop its texts in its own locale, and those that it says otherwise in its own words. What a locale lacks comes from en_US: in a build silently (errors-11);
 * while developing it is marked on the page and named in the console. In a build texts that take values go to where
 * they are said; the bundler does that with all others.
 *
 * @param localeOf The locale of the shop; its other editions have their own.
 * @param overrides Folder of the texts that a shop says otherwise, whatever its locale; a file for each room.
 * @param folder Holds a folder for each locale.
 * @throws Error, when the build begins, where no folder is that of the locale.
 */
export function messages(
  localeOf: () => string | Promise<string>,
  { overrides, folder = ownFolder }: { overrides?: string; folder?: string } = {},
): Plugin {
  let locale = complete;
  let isBuild = true;
  /** Below them lie all texts. */
  const homes = [folder, ...(overrides === undefined ? [] : [overrides])].map(home => normalizePath(home));
  const existing = (path: string) => [normalizePath(path)].filter(file => existsSync(file));
  /** The files that hold texts of a room: what the shop says otherwise, the locale, and all texts. */
  const files = (name: string, locale: string) => ({
    whole: normalizePath(join(ownFolder, complete, `${name}.ts`)),
    otherwise: overrides === undefined ? [] : existing(join(overrides, `${name}.ts`)),
    translated: locale === complete ? [] : existing(join(folder, locale, `${name}.ts`)),
  });
  const known = new Map<string, Text[]>();
  /** Code of a room, with comparisons for its plurals where they tell as much. */
  const compared = (file: string, code: string): string => {
    const language = languageOf(readFileSync(file, 'utf8'));
    return language === undefined ? code : comparePlurals(code, language);
  };
  const textsOf = (file: string): Text[] => {
    const texts = known.get(file) ?? readTexts(file).map(text => ({ ...text, answer: compared(file, text.answer) }));
    known.set(file, texts);
    return texts;
  };
  return {
    name: 'messages',
    enforce: 'pre',
    async config(_, { command }) {
      isBuild = command === 'build';
      const folders = readdirSync(folder, { withFileTypes: true })
        .filter(entry => entry.isDirectory())
        .map(entry => entry.name);
      locale = locateLocale(await localeOf(), [complete, ...folders]);
    },
    buildStart: () => known.clear(),
    configureServer: ({ watcher }) => void watcher.add(homes),
    async hotUpdate({ server, type, file, modules }) {
      // A variant that cannot be read says so where it is loaded.
      const now = await Promise.resolve(localeOf()).catch(() => locale);
      const isRoom = homes.some(home => normalizePath(file).startsWith(`${home}/`));
      // Where a file of texts comes or goes, other modules stand for its room.
      if (now !== locale || (isRoom && type !== 'update')) {
        locale = now;
        for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
        server.environments['client']?.hot.send({ type: 'full-reload' });
        return undefined;
      }
      // Which texts a file has decides what is taken from it.
      const made = isRoom && this.environment.moduleGraph.getModuleById(generated + basename(file, '.ts'));
      return made ? [...modules, made] : undefined;
    },
    resolveId(id) {
      const name = room.exec(id)?.[1];
      if (name === undefined) return null;
      const spoken = editionOf(this.environment) ?? locale;
      const { otherwise, translated } = files(name, spoken);
      return spoken === complete && otherwise.length === 0 && translated.length === 0 ? null : generated + name;
    },
    load(id) {
      if (!id.startsWith(generated)) return null;
      const name = id.slice(generated.length);
      const spoken = editionOf(this.environment) ?? locale;
      const { whole, otherwise, translated } = files(name, spoken);
      const said = new Set<string>();
      const lines: string[] = [];
      /** Takes from a file what no file before it says. */
      const take = (file: string, texts: Text[]) => {
        this.addWatchFile(file);
        const names = texts.map(text => text.name).filter(text => !said.has(text));
        names.forEach(text => said.add(text));
        if (names.length > 0) lines.push(`export { ${names.join(', ')} } from ${JSON.stringify(file)};`);
      };
      const all = readTexts(whole);
      for (const file of otherwise) {
        const texts = readTexts(file);
        demandKnown(file, texts, all);
        take(file, texts);
      }
      for (const file of translated) take(file, readTexts(file));
      take(
        whole,
        all.filter(({ name }) => settings.has(name)),
      );
      const missing = all.filter(text => !said.has(text.name));
      if (missing.length === 0 || spoken === complete || isBuild) {
        take(whole, missing);
        return lines.join('\n');
      }
      this.addWatchFile(whole);
      const warning = `No text of ${spoken} for ${missing.map(text => `${name}.${text.name}`).join(', ')}.`;
      return [
        ...lines,
        `import * as complete from ${JSON.stringify(whole)};`,
        `console.warn(${JSON.stringify(warning)});`,
        ...missing.map(marked),
      ].join('\n');
    },
    transform(code, id) {
      if (!isBuild || !/\.tsx?$/.test(id)) return null;
      if (code.includes(' = pluralIn(') && homes.some(home => normalizePath(id).startsWith(`${home}/`)))
        return { code: compared(id, code), map: null };
      if (!code.includes('@shop/messages/')) return null;
      const spoken = editionOf(this.environment) ?? locale;
      const said = inlineTexts(id, code, (from, name) => {
        const { whole, otherwise, translated } = files(from, spoken);
        return [...otherwise, ...translated, whole].flatMap(textsOf).find(text => text.name === name);
      });
      return said === null ? null : { code: said, map: null };
    },
  };
}
