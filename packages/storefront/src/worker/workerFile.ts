/// <reference path="../inline/inline-script.d.ts" />
import { createHash } from 'node:crypto';
import { payingPaths, type RenderOptions } from '@shop/variant';
import { cacheNames, offlinePath, workerPath } from './cacheNames.ts';
import offlineWorker from './offlineWorker.js?inline-script';
import { offlineModules } from './offlineModules.ts';
import pushWorker from './pushWorker.js?inline-script';

export interface WorkerInput {
  /** What stands over a notification without a title. */
  shopName: string;
  /** False: an earlier subscription to what is pushed ends (push-01). */
  pushes: boolean;
  /** Finds the files of modules in the build. */
  assetsFor: RenderOptions['assetsFor'];
  /** The same in the other editions of the build, in their languages. */
  otherAssets?: RenderOptions['otherAssets'];
  /** Only pushes: while developing nothing is kept, or a change would not be seen. */
  development: boolean;
}

/** What the script begins with: all that it has to know of its shop and build. */
function facts(values: Record<string, unknown>): string {
  const declared = Object.entries(values).map(
    ([name, value]) => `${name}=${value instanceof RegExp ? String(value) : JSON.stringify(value)}`,
  );
  return `const ${declared.join(',')};\n`;
}

/**
 * The one worker of a shop, for a path at its root; undefined for every other path. It shows what is pushed to a device, and
 * answers without a network what was seen (docs/decisions/service-worker.md). Another build is another script, for it
 * names its files; another language is not.
 */
export async function workerFile(
  pathname: string,
  { shopName, pushes, assetsFor, otherAssets = [], development }: WorkerInput,
): Promise<{ contentType: string; body: string } | undefined> {
  if (pathname !== workerPath) return undefined;
  const contentType = 'text/javascript; charset=utf-8';
  if (development) return { contentType, body: facts({ shopName, payingPaths }) + pushWorker };
  const editions = await Promise.all(
    [assetsFor, ...otherAssets].map(async find => {
      const { scripts, styles } = await find([...offlineModules]);
      return [...scripts, ...styles.map(({ href }) => href)];
    }),
  );
  const version = createHash('sha256').update(editions.join()).digest('hex').slice(0, 12);
  const known = facts({ shopName, payingPaths, pushes, editions, version, cacheNames, offlinePath });
  return { contentType, body: known + pushWorker + '\n' + offlineWorker };
}
