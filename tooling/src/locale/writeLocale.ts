import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCode } from '../formatCode.ts';
import { complete } from '../messages.ts';
import { messagesFolder, type SourceText } from './localeTexts.ts';

const list = join(messagesFolder, 'locateLocale.ts');

/** Names a locale among those that are shipped. */
function ship(root: string, locale: string): void {
  const file = join(root, list);
  const code = readFileSync(file, 'utf8');
  if (code.includes(`'${locale}'`)) return;
  writeFileSync(file, code.replace(/(shippedLocales[^;]*)\];/, `$1, '${locale}'];`));
}

const parametersOf = (source: SourceText, code: string): string =>
  new RegExp(`export const ${source.name} = (\\([^=]*\\)) =>`).exec(code)?.[1] ?? '';

/**
 * Writes the rooms of a locale: of each text what `translations` holds as code under `room.name`. Rooms without any stay
 * away.
 */
export async function writeLocale(
  root: string,
  locale: string,
  sources: SourceText[],
  translations: Map<string, string>,
): Promise<void> {
  const folder = join(root, messagesFolder, locale);
  mkdirSync(folder, { recursive: true });
  ship(root, locale);
  for (const room of new Set(sources.map(source => source.room))) {
    const code = readFileSync(join(root, messagesFolder, complete, `${room}.ts`), 'utf8');
    const lines = sources
      .filter(source => source.room === room)
      .flatMap(source => {
        const said = translations.get(`${room}.${source.name}`);
        if (said === undefined) return [];
        const head = source.takes === undefined ? '' : `${parametersOf(source, code)} => `;
        return [`export const ${source.name} = ${head}${said};`];
      });
    if (lines.length === 0) continue;
    const header = /^\/\*\n.*?\n \*\/\n\n/s.exec(code)?.[0] ?? '';
    const text = header + lines.join('\n') + '\n';
    writeFileSync(join(folder, `${room}.ts`), await formatCode(`${room}.ts`, text));
  }
}
