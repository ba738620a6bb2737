import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const titles = globSync(['packages/ui/src/**/*.stories.tsx', 'apps/storybook/foundations/*.mdx'], { cwd: root }).map(
  path => /title(?:: '|=")(\w+\/[^'"]+)['"]/.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? path,
);

/** Words that people bring from other design systems: Storybook's search knows titles, and those alone. */
it.each(['modal', 'input', 'select', 'checkbox', 'snackbar', 'alert', 'spinner', 'tooltip', 'popover', 'typography'])(
  'answers a search for %s',
  word => {
    expect(
      titles.filter(title =>
        title
          .toLowerCase()
          .split(/[^a-z]+/)
          .includes(word),
      ),
    ).not.toEqual([]);
  },
);

it('has one entry for each part', () => {
  const names = titles.map(title => title.split(' – ')[0]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
