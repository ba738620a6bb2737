import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Leaves no script of a chunk that has style sheets alone: those go to the chunks that import it. Vite does so only where
 * no sheet names classes; ours name theirs where they are used (inlineClassNames).
 */
export function sheetsAlone(): Plugin {
  return {
    name: 'shop:sheets-alone',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk' || chunk.isEntry || chunk.exports.length > 0) continue;
        if (!Object.keys(chunk.modules).every(id => id.endsWith('.css'))) continue;
        const path = basename(file).replaceAll('.', String.raw`\.`);
        const statement = new RegExp(`import\\s*["'\`]\\./${path}["'\`];?`, 'g');
        for (const other of Object.values(bundle)) {
          if (other.type !== 'chunk' || !other.imports.includes(file)) continue;
          other.imports = other.imports.filter(name => name !== file);
          other.code = other.code.replace(statement, '');
          chunk.viteMetadata?.importedCss.forEach(sheet => other.viteMetadata?.importedCss.add(sheet));
        }
        delete bundle[file];
      }
    },
  };
}
