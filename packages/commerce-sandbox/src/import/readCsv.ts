import { createReadStream } from 'node:fs';
import { CsvError, parse } from 'csv-parse';
import type { ImportProblems } from './ImportProblems.ts';

/** A row of the file: its values by column, empty ones left out. */
export interface CsvRow {
  /** Where it begins; the header is line 1. */
  line: number;
  values: Record<string, string>;
}

/** A quote that is never closed would otherwise swallow the rest of the file. */
const LONGEST_ROW = 4 * 1024 * 1024;

const reasons: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened and never closed',
  CSV_MAX_RECORD_SIZE: 'the row is longer than 4 MB: a quotation mark is probably not closed',
  CSV_INVALID_CLOSING_QUOTE: 'a quotation mark inside a quoted value has to be doubled ("")',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'a quotation mark inside a quoted value has to be doubled ("")',
  INVALID_OPENING_QUOTE: 'a value with a quotation mark has to stand in quotation marks, and the mark doubled ("")',
};

/**
 * Reads a comma-separated file row by row (UTF-8, with or without byte order mark, any line end), never more of it than
 * a row at a time. Rows that cannot be read are told to `problems`; after a broken quotation nothing more can be read.
 */
export async function* readCsv(file: string, problems: ImportProblems): AsyncGenerator<CsvRow> {
  const source = createReadStream(file);
  // The parser counts a Windows line end inside a quoted value twice.
  let countedTwice = 0;
  let nextLine = 1;
  const parser = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
    // Called while parsing, so that a broken quotation is placed right although the rows before it wait to be read.
    on_record(record: string[], { lines }) {
      countedTwice += count(record, '\r\n');
      nextLine = lines - countedTwice + 1;
      record.push(String(lines - countedTwice - count(record, '\n')));
      return record;
    },
  });
  source.on('error', error => parser.destroy(error));
  let header: string[] | undefined;
  let rows = 0;
  try {
    for await (const record of source.pipe(parser) as AsyncIterable<string[]>) {
      const line = Number(record.pop());
      if (!header) {
        header = readHeader(record, problems);
        if (!header) return;
        continue;
      }
      rows += 1;
      const values = readValues(line, header, record, problems);
      if (values) yield { line, values };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problems.add(nextLine, undefined, reasons[error.code] ?? error.message);
    return;
  } finally {
    source.destroy();
  }
  if (!header) problems.add(1, undefined, 'the file is empty');
  else if (rows === 0) problems.add(1, undefined, 'the file has a header and no rows');
}

function count(record: string[], text: '\n' | '\r\n'): number {
  let found = 0;
  for (const value of record) {
    for (let at = value.indexOf(text); at >= 0; at = value.indexOf(text, at + 1)) found += 1;
  }
  return found;
}

/** Names of the columns, or undefined when nothing can be made of the file. */
function readHeader(record: string[], problems: ImportProblems): string[] | undefined {
  const names = record.map(name => name.trim().toLowerCase());
  const refuse = (reason: string): undefined => {
    problems.add(1, undefined, reason);
  };
  if (names.some(name => name.includes('\0') || name.includes('\uFFFD'))) return refuse('the file is not UTF-8 text: save it as "CSV UTF-8 (comma delimited)"');
  if (names.length === 1 && /[;\t]/.test(names[0]!)) {
    return refuse(`the columns are separated by ${names[0]!.includes(';') ? 'semicolons' : 'tabs'}: save the file with commas ("CSV UTF-8 (comma delimited)")`);
  }
  if (!names.includes('sku')) return refuse('there is no column "sku": is this an export of products?');
  const empty = names.indexOf('');
  if (empty >= 0 && names.slice(empty).some(name => name !== '')) return refuse(`column ${empty + 1} has no name`);
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  return twice === undefined ? names : refuse(`the column "${twice}" stands there twice`);
}

function readValues(line: number, header: string[], record: string[], problems: ImportProblems): Record<string, string> | undefined {
  if (record.every(value => value.trim() === '')) return undefined;
  const surplus = record.slice(header.length).some(value => value.trim() !== '');
  if (surplus || record.length < header.length) {
    problems.add(line, undefined, `has ${record.length} values, the header names ${header.length} columns`);
    return undefined;
  }
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  let isSound = true;
  header.forEach((name, index) => {
    const value = record[index]!;
    if (name === '' || value === '') return;
    const flaw = value.includes('\0') ? 'holds a NUL byte' : value.includes('\uFFFD') ? 'is not UTF-8 text' : undefined;
    if (flaw) problems.add(line, name, flaw);
    if (flaw) isSound = false;
    values[name] = value;
  });
  return isSound ? values : undefined;
}
