import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isLocale } from '../src/locale/localeCode.ts';
import { messagesFolder, sourceTexts, translatedTexts } from '../src/locale/localeTexts.ts';
import { readSheet, writeSheet } from '../src/locale/sheet.ts';
import { writeLocale } from '../src/locale/writeLocale.ts';
import { complete } from '../src/messages.ts';
import { readArguments } from '../src/readArguments.ts';
import { root } from '../src/services.ts';

const usage = `pnpm run locale [--sheet FILE --to CODE]

Without options: how many texts each locale lacks, and where.

  --to CODE      a locale, as ta_IN or kok_IN: begun where it is not there
  --sheet FILE   a table (CSV) for its translators. Written anew each time, with what each text is for; what was
                 written into it since is taken over before. Values stand in braces and have to stay. A text that
                 counts has a line for each plural of the language, as cart.itemCount.few; one that says something else
                 in some cases has a line for each: together.add.1, orders.standing.sent.

Where lines of the table cannot be taken over it names them, takes over the others, leaves the table as it is, and ends
with 1.`;

const {
  values: { sheet, to },
} = readArguments(usage, { options: { sheet: { type: 'string' }, to: { type: 'string' } } });

const sources = sourceTexts(root);

function tellGaps(): void {
  const locales = readdirSync(join(root, messagesFolder), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== complete)
    .map(({ name }) => name);
  console.log(`${complete}: all ${sources.length} texts`);
  for (const locale of locales) {
    const has = translatedTexts(root, locale);
    const missing = sources.filter(({ room, name }) => !has.has(`${room}.${name}`));
    const rooms = Map.groupBy(missing, ({ room }) => room);
    console.log(`${locale}: ${missing.length === 0 ? 'all' : `${missing.length} of ${sources.length} missing`}`);
    for (const [room, texts] of rooms) console.log(`  ${room}: ${texts.map(({ name }) => name).join(', ')}`);
  }
}

async function translate(locale: string, path: string): Promise<void> {
  const known = translatedTexts(root, locale);
  const { translations, problems } = existsSync(path)
    ? readSheet(readFileSync(path, 'utf8'), sources, locale)
    : { translations: new Map<string, string>(), problems: [] };
  const codes = new Map([...known].map(([key, { answer }]) => [key, answer]));
  for (const [key, code] of translations) codes.set(key, code);
  const isNew = await writeLocale(root, locale, sources, codes);
  const texts = translatedTexts(root, locale);
  if (problems.length === 0) writeFileSync(path, writeSheet(sources, texts, locale));
  console.log(`${locale}: ${texts.size} of ${sources.length} texts. The table is ${path}.`);
  if (isNew) console.log(`${locale} is new: a shop that is being developed knows it after a new start.`);
  if (problems.length > 0) console.log('Mend these lines and run the command again; all others were taken over:');
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (sheet === undefined && to === undefined) tellGaps();
else if (sheet !== undefined && to !== undefined && isLocale(to)) await translate(to, resolve(sheet));
else {
  console.log(usage);
  process.exitCode = 2;
}
