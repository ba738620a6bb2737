import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/**
 * Levels of elements that are read, as many as a browser nests. Everything that walks a tree calls itself once for
 * each.
 */
const deepest = 512;

/**
 * Takes out what lies deeper than `deepest`, and what stands in templates, which nobody shows. Without calling itself.
 */
function prune(fragment: DefaultTreeAdapterTypes.DocumentFragment): void {
  let level: DefaultTreeAdapterTypes.ParentNode[] = [fragment];
  for (let depth = 0; level.length > 0; depth += 1) {
    for (const parent of level) {
      if ('content' in parent) parent.content.childNodes = [];
      if (depth === deepest) parent.childNodes = [];
    }
    level = level.flatMap(parent => parent.childNodes.filter(child => 'childNodes' in child));
  }
}

/** Parses HTML as a browser would. On the server; a browser has a parser of its own. */
export function htmlToHast(html: string): Root {
  const fragment = parseFragment(html);
  prune(fragment);
  return fromParse5(fragment) as Root;
}
