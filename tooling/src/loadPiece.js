/** What stands at the beginning of a file that is imported by it: paths beside it. */
const imported = /\b(?:import|export)\b[^'"`;()]*["'`](\.\/[^'"`]+\.js)["'`]/g;
const styles = {};

/** Fetches a file and all that it imports, each once. */
async function fetchFiles(href, seen) {
  if (seen.has(href)) return;
  seen.add(href);
  const text = await window.shopFile(href);
  await Promise.all([...text.matchAll(imported)].map(([, path]) => fetchFiles(new URL(path, href).href, seen)));
}

const linkStyle = href =>
  (styles[href] ??= new Promise((resolve, reject) => {
    const known = [...document.querySelectorAll('link')].find(link => link.href === href);
    if (known?.rel === 'stylesheet') {
      resolve();
      return;
    }
    // Which of two sheets has the last word is a matter of their places: of one that comes late the document keeps it.
    const link = known ?? document.createElement('link');
    link.crossOrigin = '';
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.rel = 'later';
      styles[href] = undefined;
      reject(new TypeError(`Could not fetch ${href}`));
    });
    link.href = href;
    link.rel = 'stylesheet';
    if (!known) document.head.append(link);
  }));

/**
 * Stands around each import() of the build: the piece is here whole, with the files it imports and its styles, before the
 * browser imports it (docs/decisions/late-scripts.md).
 *
 * @param load `() => import('./piece.js')`, which alone knows the piece's name.
 * @param sheets Its styles, as paths from the root.
 */
async function loadPiece(load, sheets = []) {
  try {
    const [, path] = /import\(["'`](.+?)["'`]\)/.exec(load);
    await Promise.all([
      fetchFiles(new URL(path, import.meta.url).href, new Set()),
      ...sheets.map(sheet => linkStyle(new URL(sheet, location.origin).href)),
    ]);
    return await load();
  } catch (error) {
    window.shopLost(error);
    throw error;
  }
}

export { loadPiece as __vitePreload };
