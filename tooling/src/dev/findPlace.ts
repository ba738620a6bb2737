import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Whoever checks a variant, or runs the modules of others, is seldom where the mistake is. */
const messengers = /node_modules|\/tooling\/|\/packages\/variant\/src\//;

/**
 * Where in the workspace an error comes from, as "file:line:column"; undefined where it does not say.
 *
 * @param root Root of the workspace.
 * @param app Root of the app, from which Vite names files.
 */
export function findPlace(error: unknown, root: string, app: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, drawn, where] = /\[ (\S+?):(\d+:\d+) \]/.exec(error.message) ?? [];
  if (drawn !== undefined) return `${relative(root, resolve(app, drawn))}:${where}`;
  const places = `${error.message}\n${error.stack}`.matchAll(
    /(file:\/\/\/?[^\s()?]+|\/[^\s()?:]+)(?:\?[^\s():]*)?:(\d+)(?::(\d+))?/g,
  );
  for (const [, path = '', line = '', column] of places) {
    const found = path.startsWith('file:') ? fileURLToPath(path) : path;
    if (found.startsWith(root) && !messengers.test(found.slice(root.length)))
      return [relative(root, found), line, column].filter(part => part !== undefined).join(':');
  }
  return undefined;
}
