/** A file of the workspace: its path from the root, and what stands in it. */
export interface Source {
  file: string;
  text: string;
}

/** What nothing but tests and stories uses. */
export interface Finding {
  /** Path from the root. */
  file: string;
  name: string;
  /** For the reader, for instance "export". */
  what: string;
}

/** What may stay although nothing that is shipped uses it, and why. */
export interface Exception {
  reason: string;
  /** Names of exports, or of members as `someSlice.actions.happened`. */
  names: readonly string[];
  /** Some workspaces use it, others do not. */
  mayBeUsed?: true;
}

/** What is wrong, one line each: what nobody uses and no exception names, and exceptions that nothing needs any more. */
export function checkWired(findings: Finding[], exceptions: readonly Exception[]): string[] {
  const excepted = new Set(exceptions.flatMap(({ names }) => names));
  const found = new Set(findings.map(({ name }) => name));
  return [
    ...findings
      .filter(({ name }) => !excepted.has(name))
      .map(({ file, name, what }) => `${file}: nothing but tests and stories uses the ${what} ${name}`),
    ...exceptions
      .filter(({ mayBeUsed }) => !mayBeUsed)
      .flatMap(({ names }) => names)
      .filter(name => !found.has(name))
      .map(name => `tooling/src/wired/exceptions.ts: ${name} is used, or gone; take it off the list`),
  ];
}
