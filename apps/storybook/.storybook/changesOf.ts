const waiting = import.meta.glob<string>('../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });
const released = import.meta.glob<string>('../CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Change {
  /** "Next" for what is not released yet. */
  version: string;
  says: string;
}

const next = Object.values(waiting)
  .filter(source => source.includes('"@shop/storybook"'))
  .map(source => ({ version: 'Next', says: source.split('\n---\n')[1]?.trim() ?? '' }));

const earlier = Object.values(released)
  .flatMap(source => source.split(/^## /m).slice(1))
  .flatMap(section => {
    const [version = ''] = section.split('\n');
    return [...section.matchAll(/^- (?:[\da-f]{7}: )?(.+)$/gm)].map(([, says = '']) => ({ version, says }));
  });

/** What changed in a part, the newest first: changesets of Storybook that name it in backquotes. */
export const changesOf = (part: string): Change[] =>
  [...next, ...earlier].filter(({ says }) => says.includes(`\`${part}\``));
