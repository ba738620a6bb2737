import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from '../services.ts';

/** What Kubernetes is handed: one thing that shall be there. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: Record<string, unknown>;
  data?: Record<string, string>;
}

/**
 * Everything in deploy/kubernetes.
 *
 * @throws Error for a file that is no YAML.
 */
export function readManifests(): Manifest[] {
  return globSync('deploy/kubernetes/*.yaml', { cwd: root })
    .toSorted()
    .flatMap(file =>
      parseAllDocuments(readFileSync(join(root, file), 'utf8')).map(document => {
        if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`);
        return document.toJS() as Manifest;
      }),
    );
}
