const sources = import.meta.glob<string>('../../../packages/ui/src/*/*.{tsx,module.css}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Files of the same folder that a file imports. */
const importsOf = (source: string) => [...source.matchAll(/from '\.\/([\w.]+)'/g)].map(([, file = '']) => file);

/**
 * Tokens that the sheets of a part read, in the order of the alphabet.
 *
 * @param story Path of its stories; the part stands beside them.
 * @param part Name of its file.
 */
export function tokensOf(story: string, part: string): string[] {
  const folder = /packages\/ui\/src\/([\w-]+)\//.exec(story)?.[1] ?? '';
  const waiting = [`${part}.tsx`];
  const seen = new Set<string>();
  const tokens = new Set<string>();
  for (const file of waiting) {
    const source = sources[`../../../packages/ui/src/${folder}/${file}`];
    if (source === undefined || seen.has(file)) continue;
    seen.add(file);
    waiting.push(...importsOf(source));
    if (file.endsWith('.css')) for (const [, token = ''] of source.matchAll(/var\(--([\w-]+)/g)) tokens.add(token);
  }
  return [...tokens].toSorted();
}
