import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/**
 * Builds a module as a package of the workspace resolves what it imports, and answers its code. React stays outside.
 *
 * @param home the package, by its folder.
 */
export async function buildEntry(source: string, home: 'storefront' | 'ui', plugins: Plugin[]): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: id => (id === 'entry' ? '\0entry' : null),
    load: id => (id === '\0entry' ? source : null),
  };
  const output = await build({
    root: fileURLToPath(new URL(`../../../packages/${home}/`, import.meta.url)),
    logLevel: 'silent',
    configFile: false,
    plugins: [...plugins, entry],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: 'entry', external: ['react', 'react-dom'], preserveEntrySignatures: 'strict' },
    },
  });
  const {
    output: [chunk],
  } = output as { output: { code: string }[] };
  return chunk?.code ?? '';
}
