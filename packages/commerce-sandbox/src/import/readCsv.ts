import { createReadStream } from 'node:fs';
import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseSync } from 'csv-parse/sync';
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
  const reading = new Reading(problems);
  const source = createReadStream(file);
  const parser = parse(reading.options);
  source.on('error', error => parser.destroy(error));
  try {
    for await (const record of source.pipe(parser) as AsyncIterable<string[]>) {
      const row = reading.take(record);
      if (row === 'unreadable') return;
      if (row) yield row;
    }
  } catch (error) {
    return reading.fail(error);
  } finally {
    source.destroy();
  }
  reading.end();
}

/** The same for a text that is in the memory already. */
export function readCsvText(text: string, problems: ImportProblems): CsvRow[] {
  const reading = new Reading(problems);
  const rows: CsvRow[] = [];
  try {
    for (const record of parseSync(text, reading.options)) {
      const row = reading.take(record);
      if (row === 'unreadable') return [];
      if (row) rows.push(row);
    }
  } catch (error) {
    reading.fail(error);
    return [];
  }
  reading.end();
  return rows;
}

/** What is known of a file while its records come in. */
class Reading {
  readonly #problems: ImportProblems;
  /** The parser counts a Windows line end inside a quoted value twice. */
  #countedTwice = 0;
  #nextLine = 1;
  #header: string[] | undefined;
  #rows = 0;

  constructor(problems: ImportProblems) {
    this.#problems = problems;
  }

  get options(): Options {
    return {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
      // Called while parsing, so that a broken quotation is placed right although the rows before it wait to be read.
      on_record: (record: string[], { lines }) => {
        this.#countedTwice += count(record, '\r\n');
        this.#nextLine = lines - this.#countedTwice + 1;
        record.push(String(lines - this.#countedTwice - count(record, '\n')));
        return record;
      },
    };
  }

  /** The row of a record, where it is one that can be read. */
  take(record: string[]): CsvRow | 'unreadable' | undefined {
    const line = Number(record.pop());
    if (!this.#header) {
      this.#header = readHeader(record, this.#problems);
      return this.#header ? undefined : 'unreadable';
    }
    this.#rows += 1;
    const values = readValues(line, this.#header, record, this.#problems);
    return values && { line, values };
  }

  fail(error: unknown): void {
    if (!(error instanceof CsvError)) throw error;
    this.#problems.add(this.#nextLine, undefined, reasons[error.code] ?? error.message);
  }

  end(): void {
    if (!this.#header) this.#problems.add(1, undefined, 'the file is empty');
    else if (this.#rows === 0) this.#problems.add(1, undefined, 'the file has a header and no rows');
  }
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
  if (names.some(name => name.includes('\0') || name.includes('\uFFFD')))
    return refuse('the file is not UTF-8 text: save it as "CSV UTF-8 (comma delimited)"');
  if (names.length === 1 && /[;\t]/.test(names[0]!)) {
    return refuse(
      `the columns are separated by ${names[0]!.includes(';') ? 'semicolons' : 'tabs'}: save the file with commas ("CSV UTF-8 (comma delimited)")`,
    );
  }
  if (!names.includes('sku')) return refuse('there is no column "sku": is this an export of products?');
  const empty = names.indexOf('');
  if (empty >= 0 && names.slice(empty).some(name => name !== '')) return refuse(`column ${empty + 1} has no name`);
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  return twice === undefined ? names : refuse(`the column "${twice}" stands there twice`);
}

function readValues(
  line: number,
  header: string[],
  record: string[],
  problems: ImportProblems,
): Record<string, string> | undefined {
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
