import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';

const stylesheet = /\.css($|\?)/;
const route = /\/storefront\/src\/routes\/(\w+)\.tsx$/;

const preamble = '/@react-preamble';

/**
 * What component replacement needs before the first component, as a file: the policy of the pages forbids it inline.
 */
export const reactPreamble: Plugin = {
  name: 'react-preamble',
  resolveId: id => (id === preamble ? id : null),
  load: id => (id === preamble ? react.preambleCode.replace('__BASE__', '/') : null),
};

const typedKeeper = '/@keep-typed';

/** Keeps what was typed through a reload. */
export const keepTyped: Plugin = {
  name: 'keep-typed',
  resolveId: id => (id === typedKeeper ? id : null),
  load: id => (id === typedKeeper ? readFile(join(import.meta.dirname, 'keepTyped.js'), 'utf8') : null),
};

/**
 * Styles of everything that a page imports, inlined so that the first paint is styled while developing too. The text is
 * what the browser itself would get for the address: only so do class names agree with the server's.
 */
export async function devAssets(vite: ViteDevServer, modules: string[]) {
  const graph = vite.environments['ssr']?.moduleGraph;
  const found = new Map<string, string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = async (node: EnvironmentModuleNode | undefined): Promise<void> => {
    if (node === undefined || seen.has(node)) return;
    seen.add(node);
    if (stylesheet.test(node.url)) {
      const result = await vite.environments['client']?.transformRequest(node.url);
      const text = /const __vite__css = ("(?:[^"\\]|\\.)*")/.exec(result?.code ?? '')?.[1];
      if (text !== undefined && node.file) found.set(node.file, JSON.parse(text) as string);
      return;
    }
    for (const child of node.importedModules) {
      const name = route.exec(child.file ?? '')?.[1];
      if (name === undefined || modules.includes(`routes/${name}`) || child.file?.endsWith('resolved.tsx'))
        await visit(child);
    }
  };
  await visit(await graph?.getModuleByUrl('/src/entry-server.ts'));
  const { base } = vite.config;
  const helpers = ['/@vite/client', preamble, typedKeeper].map(
    address => `<script type="module" src="${base}${address.slice(1)}"></script>`,
  );
  const head = [...found].map(([file, css]) => `<style data-vite-dev-id="${file}">${css}</style>`).join('');
  return {
    styles: [],
    scripts: [`${base}src/entry-client.ts`],
    head: head + helpers.join(''),
  };
}
