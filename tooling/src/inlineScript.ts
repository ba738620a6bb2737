import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

const suffix = '?inline-script';

/**
 * Imports of `x.js?inline-script` give the minified source as text: it stands in documents and is named by its hash.
 */
export function inlineScript(): Plugin {
  return {
    name: 'shop:inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: false });
      if (errors.length > 0) throw new Error(`inlineScript: ${file} cannot be minified. ${errors[0]?.message}`);
      return `export default ${JSON.stringify(code.trim())}`;
    },
  };
}
