import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How long files stay that no deployed release has any more, ms: tabs are left open for weeks. */
const keptFor = 30 * 86_400_000;

/** Names the files of the release that was put there last. */
const currentList = 'current.json';

export interface Kept {
  /** How many files of this release were not there yet. */
  added: number;
  /** How many files of former releases were taken away. */
  removed: number;
}

const isFound = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Puts the files of a release into the folder, and takes away those that have been kept long enough. */
async function keepFiles(from: string, ours: readonly string[], keptDir: string, now: number): Promise<Kept> {
  const kept = join(keptDir, 'assets');
  await mkdir(kept, { recursive: true });
  const list = join(keptDir, currentList);
  const before = await readFile(list, 'utf8').then(
    text => JSON.parse(text) as string[],
    () => [],
  );
  let added = 0;
  for (const file of ours) {
    const target = join(kept, file);
    if (await isFound(target)) continue;
    const unfinished = `${target}.${randomUUID()}.part`;
    await copyFile(join(from, file), unfinished);
    await rename(unfinished, target);
    added += 1;
  }
  const time = new Date(now);
  // What was current until now begins to age today.
  for (const file of new Set([...before, ...ours])) await utimes(join(kept, file), time, time).catch(() => undefined);
  const unfinishedList = `${list}.${randomUUID()}.part`;
  await writeFile(unfinishedList, JSON.stringify(ours));
  await rename(unfinishedList, list);
  const old = [];
  for (const file of await readdir(kept)) {
    const { mtimeMs } = await stat(join(kept, file)).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > keptFor) old.push(file);
  }
  await Promise.all(old.map(file => rm(join(kept, file), { force: true })));
  return { added, removed: old.length };
}

/**
 * Puts the hashed files of a build into a folder that outlives it, from which servers of later releases go on serving
 * them (`ASSETS_DIR`). A file leaves 30 days after the last release that had it was replaced. Releases may be put there
 * at the same time, and again: a file is whole as soon as it is there.
 *
 * @param now milliseconds since the epoch.
 * @throws Error that names the folder and the remedy, where nothing can be written there.
 */
export async function keepAssets(clientDir: string, keptDir: string, now: number): Promise<Kept> {
  const from = join(clientDir, 'assets');
  const ours = await readdir(from);
  try {
    return await keepFiles(from, ours, keptDir, now);
  } catch (cause) {
    throw new Error(
      `ASSETS_DIR is ${JSON.stringify(keptDir)}, where files cannot be kept (${cause instanceof Error ? cause.message : String(cause)}): let this process write there, or give another folder.`,
      { cause },
    );
  }
}
