import type { ImportProblems } from './ImportProblems.ts';
import { FieldError, splitPairs } from './splitFields.ts';

/** Magento's own word for "empty this field": an empty field leaves it as it was. */
const EMPTIED = '__EMPTY__VALUE__';

/** One row: its columns, and the attributes inside `additional_attributes` as if they were columns. */
export class RowReader {
  readonly line: number;
  readonly #values: Record<string, string>;
  readonly #attributes: Map<string, string>;
  readonly #problems: ImportProblems;

  constructor(line: number, values: Record<string, string>, problems: ImportProblems) {
    this.line = line;
    this.#values = values;
    this.#problems = problems;
    this.#attributes = this.read('additional_attributes', splitPairs) ?? new Map<string, string>();
  }

  /** The text of a column, else of an additional attribute; undefined when it is empty. */
  text(column: string): string | undefined {
    const value = this.#values[column] ?? this.#attributes.get(column);
    return value === undefined || value.trim() === '' || value === EMPTIED ? undefined : value;
  }

  /** The text of the first column that has one. */
  first(...columns: string[]): string | undefined {
    return columns.map(column => this.text(column)).find(text => text !== undefined);
  }

  /** What `parse` makes of a column; its FieldError becomes a problem of that column. */
  read<T>(column: string, parse: (text: string) => T): T | undefined {
    const text = column === 'additional_attributes' ? this.#values[column] : this.text(column);
    if (text === undefined || text.trim() === '') return undefined;
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof FieldError)) throw error;
      this.refuse(column, error.message);
      return undefined;
    }
  }

  /** A problem of a column, or with an attribute of the column that holds it. */
  refuse(column: string, reason: string): void {
    const isAttribute = this.#values[column] === undefined && this.#attributes.has(column);
    if (isAttribute) this.#problems.add(this.line, 'additional_attributes', `${column}: ${reason}`);
    else this.#problems.add(this.line, column, reason);
  }

  /** Columns and attributes that hold something. */
  names(): string[] {
    return [...Object.keys(this.#values), ...this.#attributes.keys()];
  }
}
