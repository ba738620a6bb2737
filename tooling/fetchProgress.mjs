// Says every other second how much has come into a folder, for a parent that waits for what fetches it.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const [, , folder] = process.argv;
const interval = 2000;

/** Bytes of all files; those that go while they are counted do not count. */
function sizeOf(path) {
  let bytes = 0;
  for (const name of readdirSync(path, { recursive: true })) {
    try {
      const entry = statSync(join(path, name));
      if (entry.isFile()) bytes += entry.size;
    } catch {
      // Renamed or removed meanwhile.
    }
  }
  return bytes;
}

setInterval(() => {
  try {
    console.log(`  … ${Math.round(sizeOf(folder) / 1e6)} MB`);
  } catch {
    // A folder went while it was read: the next look finds what is there then.
  }
}, interval);
