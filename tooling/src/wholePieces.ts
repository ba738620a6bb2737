import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The sheets of a chunk and of all that it imports at once. */
function sheetsOf(bundle: Bundle, file: string, seen = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return [];
  seen.add(file);
  return [...(chunk.viteMetadata?.importedCss ?? []), ...chunk.imports.flatMap(name => sheetsOf(bundle, name, seen))];
}

const listed = /(?<=\bm\.f=)\[[^\]]*\]/;
const named = /(?<=__vite__mapDeps\()\[[\d,]*\]/g;

/**
 * Takes sheets that are there already from the lists that a chunk hands to loadPiece: who imports a piece has come with
 * its own. Vite names them all with each piece again, 20 bytes each.
 *
 * @param there Sheets that came with the chunk.
 */
export function withoutSheets(code: string, there: readonly string[]): string {
  const all = listed.exec(code)?.[0];
  if (all === undefined) return code;
  const sheets = JSON.parse(all) as string[];
  const kept = sheets.filter(sheet => !there.includes(sheet));
  const places = (list: string) =>
    (JSON.parse(list) as number[]).map(at => kept.indexOf(sheets[at] ?? '')).filter(at => at >= 0);
  return code.replace(listed, JSON.stringify(kept)).replaceAll(named, list => JSON.stringify(places(list)));
}

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
    generateBundle: {
      // Vite writes the lists when everything else is made.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = withoutSheets(chunk.code, sheetsOf(bundle, chunk.fileName));
        }
      },
    },
  };
}
