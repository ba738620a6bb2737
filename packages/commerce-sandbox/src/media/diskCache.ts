import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files below a folder, so many bytes of them at most: what was used longest ago goes first. */
export interface DiskCache {
  /** The bytes that were kept under a name, a path below the folder; undefined when there are none. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** Keeps them. A full disk costs time later, not the caller its bytes. */
  keep: (name: string, bytes: Buffer) => Promise<void>;
}

/** What an earlier process left in the folder counts too, by the time at which it was written. `limit` is in bytes. */
export function diskCache(folder: string, limit: number): DiskCache {
  let total = 0;
  /** Sizes by name, what was used last at the end. */
  const sizes = new Map<string, number>();
  const known = survey(folder).then(found => {
    for (const { name, size } of found) note(name, size);
  });

  function note(name: string, size: number): void {
    forget(name);
    sizes.set(name, size);
    total += size;
  }

  function forget(name: string): void {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
  }

  async function makeRoom(): Promise<void> {
    while (total > limit) {
      const oldest = sizes.keys().next().value!;
      forget(oldest);
      await rm(join(folder, oldest), { force: true });
    }
  }

  return {
    async read(name) {
      await known;
      if (!sizes.has(name)) return undefined;
      const bytes = await readFile(join(folder, name)).catch(() => undefined);
      if (bytes) note(name, bytes.byteLength);
      else forget(name);
      return bytes;
    },
    async keep(name, bytes) {
      await known;
      try {
        await write(join(folder, name), bytes);
        note(name, bytes.byteLength);
        await makeRoom();
      } catch {
        // See above: the picture is there without it.
      }
    },
  };
}

async function survey(folder: string): Promise<{ name: string; size: number }[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const found = await Promise.all(
    names.map(async name => {
      const about = await stat(join(folder, name)).catch(() => undefined);
      return about?.isFile() ? [{ name, size: about.size, at: about.mtimeMs }] : [];
    }),
  );
  return found.flat().toSorted((a, b) => a.at - b.at);
}

/** Written beside and renamed: a reader never sees half a file. */
async function write(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}
