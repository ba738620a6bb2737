import type { PageTree } from '../tree.ts';
import { parse, type ParseOptions } from './parse.ts';

/** Markup whose trees are kept at most, characters. */
const room = 4_000_000;

const kept = new Map<string, PageTree>();
let taken = 0;

const numbers = new WeakMap<object, number>();
let lastNumber = 0;
/** Tells ways to find dead links apart. */
function numberOf(isDead: ParseOptions['isDead']): number {
  if (!isDead) return 0;
  const number = numbers.get(isDead) ?? (lastNumber += 1);
  numbers.set(isDead, number);
  return number;
}

/**
 * The same as `parse`, with the tree of an earlier call where markup and options are the same. It is shared: nobody
 * changes it. What was read longest ago is forgotten first.
 */
export function parseOnce(markup: string, options: ParseOptions): PageTree {
  const key = `${numberOf(options.isDead)} ${options.hosts.join(' ')}\n${markup}`;
  const known = kept.get(key);
  if (known) return known;
  const tree = parse(markup, options);
  if (key.length > room) return tree;
  kept.set(key, tree);
  taken += key.length;
  for (const oldest of kept.keys()) {
    if (taken <= room) break;
    kept.delete(oldest);
    taken -= oldest.length;
  }
  return tree;
}
