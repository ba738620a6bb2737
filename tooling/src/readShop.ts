import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Variant } from '@shop/variant';
import { parseSync } from 'vite';

/** What is known of an app before it is built. */
export interface ShopSource {
  variant: Variant;
  /** Names of the slots that it fills. */
  slots: string[];
  /** Whether it brings pages of its own. */
  hasPages: boolean;
}

/**
 * Names of the slots in `slots: { … }` of an app's shop.ts.
 *
 * @throws Error when they are not written out there: what is spread in cannot be known before the build.
 */
export function readSlots(file: string, source: string): string[] {
  const { program } = parseSync(file, source);
  const found: string[][] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, key, value } = node as {
      type?: string;
      key?: { name?: string };
      value?: { type: string; properties: { type: string; key?: { name?: string } }[] };
    };
    if (type === 'Property' && key?.name === 'slots' && value?.type === 'ObjectExpression') {
      found.push(value.properties.map(property => property.key?.name ?? ''));
    }
    Object.values(node).forEach(visit);
  };
  visit(program);
  const [slots] = found;
  if (slots === undefined || slots.includes('')) {
    throw new Error(
      `${file} does not name its slots, so unused ones cannot be left out of the build. Write them out, for example \`slots: { Wordmark }\`.`,
    );
  }
  return slots;
}

/** A mistake of syntax with its place in the message: Vite keeps of a stack only the calls. */
function placed(error: unknown, file: string): unknown {
  const line = error instanceof SyntaxError ? /^\S+:(\d+)\n/.exec(error.stack ?? '')?.[1] : undefined;
  return line === undefined ? error : new SyntaxError(`${file}:${line}: ${(error as Error).message}`, { cause: error });
}

/**
 * Reads the variant of an app, checked and complete, and the slots that it fills.
 *
 * @throws Error of `defineVariant` when the variant cannot be built.
 */
export async function readShop(root: string): Promise<ShopSource> {
  const file = join(root, 'src/variant.ts');
  const shop = join(root, 'src/shop.ts');
  // Node keeps modules by address; a changed file gets a new one.
  const { variant } = (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`).catch((error: unknown) => {
    throw placed(error, file);
  })) as { variant: Variant };
  const source = readFileSync(shop, 'utf8');
  return { variant, slots: readSlots(shop, source), hasPages: /\bpages\b/.test(source) };
}
