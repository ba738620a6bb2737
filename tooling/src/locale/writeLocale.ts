import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCode } from '../formatCode.ts';
import { complete } from '../messages.ts';
import { tagOf } from './localeCode.ts';
import { messagesFolder, type SourceText } from './localeTexts.ts';

const list = join(messagesFolder, 'locateLocale.ts');

/** Names a locale among those that are shipped. False where it is one already. */
function ship(root: string, locale: string): boolean {
  const file = join(root, list);
  const code = readFileSync(file, 'utf8');
  if (code.includes(`'${locale}'`)) return false;
  writeFileSync(file, code.replace(/(shippedLocales[^;]*)\];/, `$1, '${locale}'];`));
  return true;
}

/** How the locale writes days is known from its code; a translator need not say so. */
const dated = (locale: string): [key: string, code: string] => ['dates.dateLocale', `'${tagOf(locale)}'`];

const parametersOf = (source: SourceText, code: string): string =>
  new RegExp(`export const ${source.name} = (\\([^=]*\\)) =>`).exec(code)?.[1] ?? '';

/**
 * Writes the rooms of a locale: of each text what `translations` holds as code under `room.name`. Rooms without any stay
 * away.
 *
 * @returns Whether the locale is a new one.
 */
export async function writeLocale(
  root: string,
  locale: string,
  sources: SourceText[],
  translations: Map<string, string>,
): Promise<boolean> {
  const codes = new Map([dated(locale), ...translations]);
  const folder = join(root, messagesFolder, locale);
  mkdirSync(folder, { recursive: true });
  const isNew = ship(root, locale);
  for (const room of new Set(sources.map(source => source.room))) {
    const code = readFileSync(join(root, messagesFolder, complete, `${room}.ts`), 'utf8');
    const lines = sources
      .filter(source => source.room === room)
      .flatMap(source => {
        const said = codes.get(`${room}.${source.name}`);
        if (said === undefined) return [];
        const head = source.takes === undefined ? '' : `${parametersOf(source, code)} => `;
        return [`export const ${source.name} = ${head}${said};`];
      });
    if (lines.length === 0) continue;
    const header = /^\/\*\n.*?\n \*\/\n\n/s.exec(code)?.[0] ?? '';
    const plurals = lines.some(line => line.includes(' plural('))
      ? `import { pluralIn } from '../pluralIn.ts';\n\nconst plural = pluralIn('${tagOf(locale)}');\n\n`
      : '';
    const text = header + plurals + lines.join('\n') + '\n';
    writeFileSync(join(folder, `${room}.ts`), await formatCode(`${room}.ts`, text));
  }
  return isNew;
}
