import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const folder = dirname(fileURLToPath(import.meta.resolve('@shop/messages/locateLocale')));
const room = /^@shop\/messages\/(?!locateLocale$)([\w-]+)$/;
const generated = '\0texts:';
const listing = 'virtual:locales';
const complete = 'en_US';
const say = normalizePath(join(import.meta.dirname, 'sayIn.ts'));

const locales = readdirSync(folder, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name);

/** Texts of a room, as it is written now. */
async function namesIn(file: string): Promise<string[]> {
  const { href } = pathToFileURL(file);
  return Object.keys((await import(`${href}?${statSync(file).mtimeMs}`)) as object);
}

/** Lets the reader choose the locale of all texts in the toolbar: what a locale lacks comes from en_US. */
export function chosenTexts(): Plugin {
  return {
    name: 'chosen-texts',
    enforce: 'pre',
    resolveId(id) {
      if (id === listing) return `\0${listing}`;
      const name = room.exec(id)?.[1];
      return name === undefined ? null : generated + name;
    },
    async load(id) {
      if (id === `\0${listing}`) return `export const locales = ${JSON.stringify(locales)};`;
      if (!id.startsWith(generated)) return null;
      const name = id.slice(generated.length);
      const file = (locale: string) => normalizePath(join(folder, locale, `${name}.ts`));
      const having = locales.filter(locale => readdirSync(join(folder, locale)).includes(`${name}.ts`));
      const texts = await namesIn(file(complete));
      for (const locale of having) this.addWatchFile(file(locale));
      return [
        `import { sayIn } from ${JSON.stringify(say)};`,
        ...having.map(locale => `import * as ${locale} from ${JSON.stringify(file(locale))};`),
        `export let ${texts.join(', ')};`,
        `sayIn({ ${having.join(', ')} }, said => { ({ ${texts.join(', ')} } = said); });`,
      ].join('\n');
    },
  };
}
