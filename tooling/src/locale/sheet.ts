import { parse } from 'csv-parse/sync';
import type { Text } from '../readTexts.ts';
import { fromCell, toCell } from './cells.ts';
import type { SourceText } from './localeTexts.ts';

const columns = ['text', 'for', 'en_US'];

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table for translators: a line for each text, what it is for, the English, and the translation where there is one. */
export function writeSheet(sources: SourceText[], translated: Map<string, Text>, locale: string): string {
  const lines = sources.map(source => {
    const key = `${source.room}.${source.name}`;
    const known = translated.get(key);
    return [key, source.meaning, toCell(source), known ? toCell(known) : ''];
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
  let lines: Record<string, string>[] = [];
  try {
    lines = parseSheet(sheet);
  } catch (error) {
    problems.push(`The table cannot be read: ${(error as Error).message}`);
  }
  for (const record of lines) {
    const { text: key = '', [locale]: said = '', line } = record;
    if (said.trim() === '') continue;
    const source = sources.find(({ room, name }) => `${room}.${name}` === key);
    if (source === undefined) {
      problems.push(`Line ${line}, ${key}: there is no such text`);
      continue;
    }
    try {
      translations.set(key, fromCell(said, source));
    } catch (error) {
      problems.push(`Line ${line}, ${key}: ${(error as Error).message}`);
    }
  }
  return { translations, problems };
}
