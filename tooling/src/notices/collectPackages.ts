import { existsSync, globSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../services.ts';

/** A package of somebody else's that is part of what is deployed. */
export interface ThirdParty {
  name: string;
  version: string;
  /** SPDX expression, as its manifest says; empty when it says nothing. */
  licence: string;
  /** Text of its licence file; empty when there is none. */
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type: string };
  dependencies?: Record<string, string>;
}

const licenceFile = /^(licen[cs]e|copying)(\.|-|$)/i;

const manifestOf = (dir: string) => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Manifest;

/** Where a package finds a dependency, as Node looks for it. */
function resolve(from: string, name: string): string {
  for (let dir = from; ; dir = dirname(dir)) {
    const candidate = join(dir, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (dir === dirname(dir)) throw new Error(`${name}, which ${from} depends on, is not installed. Run pnpm install.`);
  }
}

function licenceText(dir: string): string {
  const file = readdirSync(dir)
    .toSorted()
    .find(name => licenceFile.test(name));
  return file === undefined ? '' : readFileSync(join(dir, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

/** The dependencies of the deployed apps and theirs, our own packages left out, by name and version. */
export function collectPackages(): ThirdParty[] {
  const found = new Map<string, ThirdParty>();
  const seen = new Set<string>();
  const visit = (dir: string) => {
    if (seen.has(dir)) return;
    seen.add(dir);
    const { name, version, license, dependencies = {} } = manifestOf(dir);
    if (!name.startsWith('@shop/')) {
      const licence = typeof license === 'object' ? license.type : (license ?? '');
      found.set(`${name}@${version}`, { name, version, licence, text: licenceText(dir) });
    }
    for (const dependency of Object.keys(dependencies)) visit(resolve(dir, dependency));
  };
  for (const file of globSync('apps/*/package.json', { cwd: root })) {
    const dir = join(root, dirname(file));
    if ('@shop/server' in (manifestOf(dir).dependencies ?? {})) visit(realpathSync(dir));
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}
