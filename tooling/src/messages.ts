import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locateLocale } from '@shop/messages/locateLocale';
import { normalizePath, type Plugin } from 'vite';
import { inlineTexts } from './inlineTexts.ts';
import { readTexts, type Text } from './readTexts.ts';

/** The locale that has every text. */
const complete = 'en_US';
const ownFolder = dirname(fileURLToPath(import.meta.resolve('@shop/messages/locateLocale')));
const room = /^@shop\/messages\/(?!locateLocale$)([\w-]+)$/;
const generated = '\0messages:';

/** A text that a locale lacks, as it is seen while a shop is developed: in brackets. */
const marked = ({ name, takes }: Text) =>
  `export const ${name} = ${takes ? `(${takes.join(', ')}) => '⟦' + complete.${name}(${takes.join(', ')}) + '⟧'` : `'⟦' + complete.${name} + '⟧'`};`;

/**
 * Gives a shop its texts in its own locale. What a locale lacks comes from en_US: in a build silently (errors-11);
 * while developing it is marked on the page and named in the console. In a build texts that take values go to where
 * they are said; the bundler does that with all others.
 *
 * @param localeOf The locale of the shop.
 * @param folder Holds a folder for each locale.
 * @throws Error, when the build begins, where no folder is that of the locale.
 */
export function messages(localeOf: () => string | Promise<string>, folder: string = ownFolder): Plugin {
  let locale = complete;
  let isBuild = true;
  const files = (name: string) => ({
    whole: normalizePath(join(ownFolder, complete, `${name}.ts`)),
    own: [normalizePath(join(folder, locale, `${name}.ts`))].find(file => locale !== complete && existsSync(file)),
  });
  const known = new Map<string, Text[]>();
  const textsOf = (file: string): Text[] => {
    const texts = known.get(file) ?? readTexts(file);
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
    async hotUpdate({ server }) {
      // A variant that cannot be read says so where it is loaded.
      const now = await Promise.resolve(localeOf()).catch(() => locale);
      if (now === locale) return;
      locale = now;
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
      server.environments['client']?.hot.send({ type: 'full-reload' });
    },
    resolveId(id) {
      const name = room.exec(id)?.[1];
      return name === undefined || locale === complete ? null : generated + name;
    },
    load(id) {
      if (!id.startsWith(generated)) return null;
      const name = id.slice(generated.length);
      const { whole, own } = files(name);
      for (const file of [whole, own]) if (file !== undefined) this.addWatchFile(file);
      const given = own === undefined ? [] : readTexts(own).map(text => text.name);
      const missing = readTexts(whole).filter(text => !given.includes(text.name));
      const lines = own === undefined ? [] : [`export { ${given.join(', ')} } from ${JSON.stringify(own)};`];
      if (missing.length === 0) return lines.join('\n');
      if (isBuild)
        return [
          ...lines,
          `export { ${missing.map(text => text.name).join(', ')} } from ${JSON.stringify(whole)};`,
        ].join('\n');
      const warning = `No text of ${locale} for ${missing.map(text => `${name}.${text.name}`).join(', ')}.`;
      return [
        ...lines,
        `import * as complete from ${JSON.stringify(whole)};`,
        `console.warn(${JSON.stringify(warning)});`,
        ...missing.map(marked),
      ].join('\n');
    },
    transform(code, id) {
      if (!isBuild || !/\.tsx?$/.test(id) || !code.includes('@shop/messages/')) return null;
      const said = inlineTexts(id, code, (from, name) => {
        const { whole, own } = files(from);
        return [own, whole].flatMap(file => (file === undefined ? [] : textsOf(file))).find(text => text.name === name);
      });
      return said === null ? null : { code: said, map: null };
    },
  };
}
