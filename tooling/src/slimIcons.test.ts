import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { slimIcons } from './slimIcons.ts';

/** Builds a module that exports one icon, and answers its code. React stays outside. */
async function built(plugins: Plugin[]): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: id => (id === 'entry' ? '\0entry' : null),
    load: id => (id === '\0entry' ? "export { House } from 'lucide-react';" : null),
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

it('keeps the shapes of an icon and leaves its factory, names and keys out', async () => {
  const [slim, whole] = [await built([slimIcons()]), await built([])];
  const shape = 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8';
  expect(whole).toContain(shape);
  expect(slim).toContain(shape);
  expect(whole).toMatch(/lucide/);
  expect(slim).not.toMatch(/lucide-(?!react)|aliases|key:|displayName/);
  expect(slim.length).toBeLessThan(whole.length / 3);
});
