// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const stories = globSync('**/*.stories.tsx', { cwd: import.meta.dirname })
  .map(read)
  .join('\n');

/** What shows nothing by itself. */
const without = new Set(['LinkProvider', 'PriceFormatProvider', 'VisuallyHidden']);

const exported = [...read('index.ts').matchAll(/^export \{([^}]+)\} from '([^']+\.tsx?)'/gm)]
  .flatMap(([, names = '']) => names.split(',').map(name => name.trim()))
  .filter(name => /^[A-Z]/.test(name) && name !== name.toUpperCase() && !without.has(name));

it.each(exported)('shows %s in Storybook', name => {
  expect(stories).toMatch(new RegExp(`(?:<|component: )${name}\\b`));
});
