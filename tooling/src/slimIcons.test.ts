import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { slimIcons } from './slimIcons.ts';
import { buildEntry } from './testing/buildEntry.ts';

/** Builds a module that exports one icon. */
const built = (icon: string, plugins: Plugin[]) => buildEntry(`export { ${icon} } from 'lucide-react';`, 'ui', plugins);

it.each([
  ['House', 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8'],
  ['ChevronRight', 'm9 18 6-6-6-6'],
])('keeps the shapes of %s and leaves its factory, names and keys out', async (icon, shape) => {
  const [slim, whole] = [await built(icon, [slimIcons()]), await built(icon, [])];
  expect(whole).toContain(shape);
  expect(slim).toContain(shape);
  expect(whole).toMatch(/lucide/);
  expect(slim).not.toMatch(/lucide-(?!react)|aliases|key:|name:|size:24[,}]*node|displayName/);
  expect(slim.length).toBeLessThan(whole.length / 3);
});
