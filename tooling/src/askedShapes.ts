import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typeShapes } from '@shop/commerce-client/typeShapes';
import type { Plugin } from 'vite';
import { documentCall } from './minifyDocuments.ts';
import { root } from './services.ts';

type Shapes = Readonly<Record<string, string>>;

/** All words of all documents that the shops send, the names of fields among them. */
export const documentWords = (): Set<string> =>
  new Set(
    globSync('{packages,apps}/*/src/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['**/node_modules/**', '**/testing/**', '**/*.test.*', 'packages/commerce-sandbox/**'],
    })
      .flatMap(file => [...readFileSync(join(root, file), 'utf8').matchAll(documentCall)])
      .flatMap(([, text = '']) => text.match(/\w+/g) ?? []),
  );

/**
 * The types that are reached from what is asked, each with those of its fields whose name some document has: more than is
 * asked of that type now and then, and never less.
 */
export function keepAsked(shapes: Shapes, words: ReadonlySet<string>): Record<string, string> {
  const kept: Record<string, string> = {};
  const reach = (type: string): void => {
    const text = shapes[type];
    if (text === undefined || type in kept) return;
    const members = text
      .split(' ')
      .filter(member => text.startsWith('=') || member.startsWith('<') || words.has(member.split(':')[0]!));
    kept[type] = members.join(' ');
    for (const name of kept[type].match(/\w+/g) ?? []) reach(name);
    for (const [name, other] of Object.entries(shapes)) if (other.split(' ').includes(`<${type}`)) reach(name);
  };
  reach('Query');
  reach('Mutation');
  return kept;
}

/**
 * Leaves out of a browser's build what the contract says of types and fields that no document of the shop asks for: 1.3
 * KB of what reads answers (docs/decisions/answers-that-fit.md).
 */
export function askedShapes(): Plugin {
  return {
    name: 'shop:asked-shapes',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: environment => environment.config.consumer === 'client',
    load: {
      filter: { id: /\/commerce-client\/src\/shapes\/typeShapes\.ts$/ },
      handler: () => `export const typeShapes = ${JSON.stringify(keepAsked(typeShapes, documentWords()))};`,
    },
  };
}
