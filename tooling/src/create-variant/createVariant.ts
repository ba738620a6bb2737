import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findShops } from '../findShops.ts';
import { formatCode } from '../formatCode.ts';
import { addImporter } from './addImporter.ts';
import { addStoreView, storeViewList } from './addStoreView.ts';
import { appFiles } from './appFiles.ts';
import { readLogo } from './logo.ts';
import type { Answers } from './questions.ts';

/** The same in every app: where they are found is how a new one gets them. */
const common = ['tsconfig.json', 'vite.config.ts', 'src/main.ts', 'src/entry-client.ts', 'src/entry-server.ts'];

function manifestOf(like: string, { id, port }: Answers): string {
  const manifest = JSON.parse(like) as Record<string, unknown>;
  return `${JSON.stringify({ ...manifest, name: `@shop/${id}`, version: '0.0.0', shop: { port } }, null, 2)}\n`;
}

/** A file as `pnpm format` lays it out: how wide the lines of a wordmark are depends on the name. */
async function laidOut(path: string, content: string | Buffer): Promise<string | Buffer> {
  if (typeof content !== 'string' || !/\.(?:tsx?|css)$/.test(path)) return content;
  return formatCode(path, content);
}

export interface CreateOptions {
  root: string;
  answers: Answers;
  /** Codes of the store views that the commerce sandbox has: another one is brought to it. */
  storeViews: readonly string[];
  /** Links the new app's dependencies. */
  install: () => void;
}

/**
 * Writes apps/<id>, its lines in the lockfile and its changeset, and its store view where the sandbox lacks it, and
 * installs. Everything else finds the app by its package.json (`findShops`). When a step fails, what was written is
 * taken away again.
 *
 * @returns paths of the files that were written, from the root.
 */
export async function createVariant({ root, answers, storeViews, install }: CreateOptions): Promise<string[]> {
  const like = findShops(root)[0]?.name;
  if (like === undefined)
    throw new Error(
      'createVariant: apps/ has no shop to take the common files from. Restore apps/zepp-coins and run this again.',
    );
  const from = join(root, 'apps', like);
  const app = join(root, 'apps', answers.id);
  if (existsSync(app))
    throw new Error(`createVariant: apps/${answers.id} exists already. Choose another id, or remove the folder.`);
  const isNewView = !storeViews.includes(answers.storeCode);
  const shared: Record<string, (text: string) => string> = {
    'pnpm-lock.yaml': text => addImporter(text, like, answers.id),
    ...(isNewView && { [storeViewList]: text => addStoreView(text, answers) }),
  };
  const before = Object.keys(shared).map(path => [path, readFileSync(join(root, path), 'utf8')] as const);
  const changeset = join(root, '.changeset', `open-${answers.id}.md`);
  try {
    const files: Record<string, string | Buffer> = {
      ...appFiles(answers, answers.logo === '' ? undefined : await readLogo(answers.logo)),
      'package.json': manifestOf(readFileSync(join(from, 'package.json'), 'utf8'), answers),
    };
    for (const path of [...Object.keys(files), ...common]) mkdirSync(dirname(join(app, path)), { recursive: true });
    for (const [path, content] of Object.entries(files)) writeFileSync(join(app, path), await laidOut(path, content));
    for (const path of common) copyFileSync(join(from, path), join(app, path));
    // Without its name, of which not every one makes a sentence that the test of changesets takes (Float, iShop, Dr. Rao).
    writeFileSync(
      changeset,
      `---\n"@shop/${answers.id}": minor\n---\n\nShoppers find this shop open for the first time.\n`,
    );
    for (const [path, text] of before) writeFileSync(join(root, path), shared[path]?.(text) ?? text);
    install();
    return [...Object.keys(files), ...common]
      .toSorted()
      .map(path => `apps/${answers.id}/${path}`)
      .concat(`.changeset/open-${answers.id}.md`, ...Object.keys(shared));
  } catch (error) {
    rmSync(app, { recursive: true, force: true });
    rmSync(changeset, { force: true });
    for (const [path, text] of before) writeFileSync(join(root, path), text);
    throw error;
  }
}
