/** What is wrong with one place of the file. */
interface ImportProblem {
  /** Line of the file where the row begins; the header is line 1. */
  line: number;
  /** Name in the header; absent when the row as a whole is meant. */
  column?: string;
  reason: string;
}

/** More would not be read. */
const MOST_LISTED = 100;

/** Collects what is wrong with a file: the first hundred in words, then their number. */
export class ImportProblems {
  readonly listed: ImportProblem[] = [];
  count = 0;

  add(line: number, column: string | undefined, reason: string): void {
    this.count += 1;
    if (this.listed.length < MOST_LISTED) this.listed.push({ line, ...(column !== undefined && { column }), reason });
  }

  /** In the order of the file, one line each. */
  sentences(): string[] {
    const inOrder = this.listed.toSorted((a, b) => a.line - b.line);
    const sentences = inOrder.map(
      ({ line, column, reason }) => `line ${line}${column === undefined ? '' : `, ${column}`}: ${reason}`,
    );
    const more = this.count - this.listed.length;
    return more > 0 ? [...sentences, `… and ${more} more.`] : sentences;
  }
}

/** The file was refused. Its message lists what is wrong, one line each; nothing of it was kept. */
export class ImportRefused extends Error {
  readonly problems: ImportProblems;

  constructor(problems: ImportProblems) {
    const count = problems.count === 1 ? '1 problem' : `${problems.count} problems`;
    super(`Nothing was imported: ${count}.\n${problems.sentences().join('\n')}`);
    this.name = 'ImportRefused';
    this.problems = problems;
  }
}
