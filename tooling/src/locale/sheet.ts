import { parse } from 'csv-parse/sync';
import { categoriesOf, pluralOf } from '../plurals.ts';
import type { Text } from '../readTexts.ts';
import { casesOf } from './cases.ts';
import { fromCell, toCell, valuesIn } from './cells.ts';
import { tagOf } from './localeCode.ts';
import type { SourceText } from './localeTexts.ts';

const columns = ['text', 'for', 'en_US'];

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** What one line of the table asks for: a text, or what it says in one of its cases. */
interface Line {
  /** `room.name`, and with it the case: `cart.itemCount.few`. */
  key: string;
  source: SourceText;
  /** A plural category, the place of a choice from 1, or a code. */
  inCase?: string;
  meaning: string;
  /** The English of it. */
  english: Text;
  /** Values that have to be in it. */
  needed?: string[] | undefined;
}

/** `2, 3, 4, 22…` */
const someOf = (numbers: number[]) => numbers.slice(0, 4).join(', ') + (numbers.length > 4 ? '…' : '');

/** What a text says in one case; a translation may say the same in all. */
function formOf(text: Text, inCase: string): Text {
  const said = casesOf(text.answer)?.said;
  return { ...text, answer: said?.get(inCase) ?? said?.get('other') ?? text.answer };
}

function linesOf(source: SourceText, locale: string): Line[] {
  const key = `${source.room}.${source.name}`;
  const cases = casesOf(source.answer);
  if (cases === undefined) return [{ key, source, meaning: source.meaning, english: source, needed: source.takes }];
  if (cases.kind === 'plural') return pluralLines(key, source, locale);
  return [...cases.said.keys()].map(inCase => {
    const english = formOf(source, inCase);
    const meaning = `${source.meaning} ${cases.when.get(inCase) ?? ''}`.trim();
    return { key: `${key}.${inCase}`, source, inCase, meaning, english, needed: valuesIn(toCell(english)) };
  });
}

function pluralLines(key: string, source: SourceText, locale: string): Line[] {
  const count = pluralOf(source.answer)?.count;
  return categoriesOf(tagOf(locale)).map(({ category, numbers }) => {
    // English says "1 item" of 1 alone: where more numbers are "one", it has to be said which.
    const english = formOf(source, category === 'one' && numbers.length > 1 ? 'other' : category);
    const meaning = `${source.meaning} Said of ${someOf(numbers)}`.trim();
    // Who says something of one number alone need not name it.
    const needed =
      numbers.length > 1
        ? valuesIn(toCell(english))
        : valuesIn(toCell(formOf(source, 'one'))).filter(name => name !== count);
    return { key: `${key}.${category}`, source, inCase: category, meaning, english, needed };
  });
}

/** A table for translators: a line for each text, what it is for, the English, and the translation where there is one. */
export function writeSheet(sources: SourceText[], translated: Map<string, Text>, locale: string): string {
  const lines = sources
    .flatMap(source => linesOf(source, locale))
    .map(({ key, source, inCase, meaning, english }) => {
      const known = translated.get(`${source.room}.${source.name}`);
      const said = known && inCase !== undefined ? formOf(known, inCase) : known;
      return [key, meaning, toCell(english), said ? toCell(said) : ''];
    });
  // The mark tells spreadsheets that it is UTF-8.
  return `\uFEFF${[[...columns, locale], ...lines].map(line => line.map(cell).join(',')).join('\n')}\n`;
}

/** Lines of a table, each with its number as `line`. Their ends may be of both kinds: spreadsheets write one, editors the other. */
const parseSheet = (sheet: string): Record<string, string>[] =>
  parse<Record<string, string>>(sheet, {
    bom: true,
    columns: true,
    skipEmptyLines: true,
    recordDelimiter: ['\r\n', '\n'],
    onRecord: (record, { lines }) => ({ ...record, line: String(lines) }),
  });

/** The code of each translation in a table, by `room.name`; and what is wrong in it, a line each. */
export function readSheet(
  sheet: string,
  sources: SourceText[],
  locale: string,
): { translations: Map<string, string>; problems: string[] } {
  const translations = new Map<string, string>();
  const problems: string[] = [];
  let records: Record<string, string>[] = [];
  try {
    records = parseSheet(sheet);
  } catch (error) {
    problems.push(`The table cannot be read: ${(error as Error).message}`);
  }
  const lines = new Map(sources.flatMap(source => linesOf(source, locale)).map(line => [line.key, line]));
  /** What is said so far of a text in its cases. */
  const saidInCases = new Map<SourceText, Map<string, string>>();
  const broken = new Set<SourceText>();
  for (const record of records) {
    const { text: key = '', [locale]: said = '', line: place } = record;
    if (said.trim() === '') continue;
    const line = lines.get(key);
    if (line === undefined) {
      problems.push(`Line ${place}, ${key}: there is no such text`);
      continue;
    }
    const { source, inCase, needed } = line;
    try {
      const code = fromCell(said, source, needed);
      if (inCase === undefined) translations.set(key, code);
      else saidInCases.set(source, (saidInCases.get(source) ?? new Map<string, string>()).set(inCase, code));
    } catch (error) {
      problems.push(`Line ${place}, ${key}: ${(error as Error).message}`);
      broken.add(source);
    }
  }
  for (const [source, said] of saidInCases) {
    if (broken.has(source)) continue;
    const needed = [...lines.values()].filter(line => line.source === source);
    const missing = needed.filter(({ inCase = '' }) => !said.has(inCase)).map(({ key }) => key);
    if (missing.length > 0) problems.push(`${missing.join(', ')}: say this, too, or none of it`);
    else translations.set(`${source.room}.${source.name}`, casesOf(source.answer)?.write(said) ?? '');
  }
  return { translations, problems };
}
