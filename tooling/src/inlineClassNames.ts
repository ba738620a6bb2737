import type { Plugin } from 'vite';

const imported = /import (\w+) from ('[^']+\.module\.css');/g;
/**
 * A word that a module may export under its own name. Vite's class names are camelCase; of reserved words only `switch`
 * is one here.
 */
const exportable =
  /^(?!(?:switch|default|new|delete|in|for|if|class|static|case|enum|with|this|void|var)$)[a-zA-Z]\w*$/;

/** True where each class that the code reads from `name` is an export of its own. */
function areExports(code: string, name: string): boolean {
  const reads = code.replace(imported, '').matchAll(new RegExp(`\\b${name}\\b(?:\\['([^']*)'\\]|\\.(\\w+))?`, 'g'));
  return [...reads].every(([, quoted, dotted]) => exportable.test(quoted ?? dotted ?? ''));
}

/**
 * Reads CSS modules by their named exports instead of their default one. A default export is an object with every class
 * of the file, key and name; a named one becomes the bare name where it is used: 0.5 KB of a first load.
 */
export function inlineClassNames(): Plugin[] {
  return [
    {
      name: 'inline-class-names',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
        handler: code => ({
          code: code.replace(imported, (whole, name: string, file: string) =>
            areExports(code, name) ? `import * as ${name} from ${file};` : whole,
          ),
          map: null,
        }),
      },
    },
    {
      name: 'keep-style-sheets',
      apply: 'build',
      enforce: 'post',
      // A module whose names all went to where they are used would be dropped, and its style sheet with it.
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: code => ({ moduleSideEffects: 'no-treeshake', code, map: null }),
      },
    },
  ];
}
