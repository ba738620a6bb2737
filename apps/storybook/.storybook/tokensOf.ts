/** Files of the kit as they are written, by their path from here. */
const kit = import.meta.glob<string>(
  ['../../../packages/ui/src/*/*.{tsx,module.css}', '../../../packages/ui/src/tokens/base.css'],
  { query: '?raw', import: 'default', eager: true },
);

/** Files of the same folder that a file imports. */
const importsOf = (source: string) => [...source.matchAll(/from '\.\/([\w.]+)'/g)].map(([, file = '']) => file);

/**
 * Tokens that the sheets of a part read, in the order of the alphabet. Properties that base.css does not set are the
 * part's own, and no tokens.
 *
 * @param story Path of its stories; the part stands beside them.
 * @param part Name of its file, or of its sheet where it has no markup of its own.
 * @param sources Files of the kit, by their path from here.
 */
export function tokensOf(story: string, part: string, sources: Record<string, string> = kit): string[] {
  const base = sources['../../../packages/ui/src/tokens/base.css'] ?? '';
  const known = new Set([...base.matchAll(/^ {2}--([\w-]+):/gm)].map(([, name = '']) => name));
  const folder = /packages\/ui\/src\/([\w-]+)\//.exec(story)?.[1] ?? '';
  const waiting = [`${part}.tsx`, `${part}.module.css`];
  const seen = new Set<string>();
  const tokens = new Set<string>();
  for (const file of waiting) {
    const source = sources[`../../../packages/ui/src/${folder}/${file}`];
    if (source === undefined || seen.has(file)) continue;
    seen.add(file);
    waiting.push(...importsOf(source));
    if (file.endsWith('.css'))
      for (const [, name = ''] of source.matchAll(/var\(--([\w-]+)/g)) if (known.has(name)) tokens.add(name);
  }
  return [...tokens].toSorted();
}
