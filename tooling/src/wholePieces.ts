import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Vite's wrapper of import() replaced by one that can try again: a module whose fetch failed once stays failed for as long
 * as the document lives (docs/decisions/late-scripts.md).
 */
export function wholePieces(): Plugin {
  return {
    name: 'shop:whole-pieces',
    enforce: 'pre',
    apply: 'build',
    load: id =>
      id === '\0vite/preload-helper.js' ? readFileSync(new URL('./loadPiece.js', import.meta.url), 'utf8') : null,
  };
}
