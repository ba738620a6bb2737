import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants as zlib, gzip, type ZlibOptions } from 'node:zlib';
import type { Plugin } from 'vite';

const encodings = {
  '.br': promisify<Buffer, Buffer>(brotliCompress),
  '.gz': (body: Buffer) => promisify<Buffer, ZlibOptions, Buffer>(gzip)(body, { level: zlib.Z_BEST_COMPRESSION }),
};
const compressible = /\.(js|css|svg|json|webmanifest)$/;

/** Writes a .br and a .gz beside each file of the browser build, so that the server only picks one. */
export function precompress(): Plugin {
  return {
    name: 'shop:precompress',
    apply: 'build',
    applyToEnvironment: environment => environment.config.consumer === 'client',
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter(file => compressible.test(file));
      await Promise.all(
        files.map(async file => {
          const content = await readFile(join(dir ?? '', file));
          await Promise.all(
            Object.entries(encodings).map(async ([ending, compress]) =>
              writeFile(join(dir ?? '', file + ending), await compress(content)),
            ),
          );
        }),
      );
    },
  };
}
