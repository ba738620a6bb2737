import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { slimIcons } from './slimIcons.ts';

/** Builds a module that exports one icon, and answers its code. React stays outside. */
async function built(icon: string, plugins: Plugin[]): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: id => (id === 'entry' ? '\0entry' : null),
    load: id => (id === '\0entry' ? `export { ${icon} } from 'lucide-react';` : null),
  };
  const output = await build({
    root: fileURLToPath(new URL('../../packages/ui/', import.meta.url)),
    logLevel: 'silent',
    configFile: false,
    plugins: [...plugins, entry],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: 'entry', external: ['react'], preserveEntrySignatures: 'strict' },
    },
  });
  const {
    output: [chunk],
  } = output as { output: { code: string }[] };
  return chunk?.code ?? '';
}

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
