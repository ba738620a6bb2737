import type { Finding, Source } from './checkWired.ts';

/** Names that a module of flows exports, by `export { … } from`. */
export const flowsOf = (text: string): string[] =>
  [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(',').map(name => name.trim()));

/**
 * Flows that nothing in `sources` runs by `runFlow(flows => flows.name(…))` or `runRead(reads => reads.name(…))`.
 *
 * @param module The module that exports them, which is fetched late, so that nobody imports them by name.
 */
export function unusedFlows(module: Source, sources: Source[]): Finding[] {
  const run = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/\b(?:flows|reads)\.(\w+)\(/g)].map(([, name]) => name)),
  );
  return flowsOf(module.text)
    .filter(name => !run.has(name))
    .map(name => ({ file: module.file, name, what: 'flow' }));
}
