import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCode } from '../formatCode.ts';
import { complete } from '../messages.ts';
import { preludeOf } from '../readTexts.ts';
import { tagOf } from './localeCode.ts';
import { messagesFolder, translatedTexts, type SourceText } from './localeTexts.ts';

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
  const known = translatedTexts(root, locale);
  const folder = join(root, messagesFolder, locale);
  mkdirSync(folder, { recursive: true });
  const isNew = ship(root, locale);
  for (const [room, texts] of Map.groupBy(sources, source => source.room)) {
    const lines = texts.flatMap(({ name, above, head }) => {
      const said = codes.get(`${room}.${name}`);
      if (said === undefined) return [];
      // What a translator has noted stays, in the place of what is said above the English.
      const note = known.get(`${room}.${name}`)?.above.trim() ?? '';
      return [`${note === '' ? above : `${/^\n*/.exec(above)?.[0]}${note}\n`}${head}${said};`];
    });
    if (lines.length === 0) continue;
    const said = lines.join('').trimStart();
    const plurals = said.includes(' plural(')
      ? `import { pluralIn } from '../pluralIn.ts';\n\nconst plural = pluralIn('${tagOf(locale)}');\n\n`
      : '';
    const english = readFileSync(join(root, messagesFolder, complete, `${room}.ts`), 'utf8');
    const text = `${preludeOf(english)}\n${plurals}${said}\n`;
    writeFileSync(join(folder, `${room}.ts`), await formatCode(`${room}.ts`, text));
  }
  return isNew;
}
