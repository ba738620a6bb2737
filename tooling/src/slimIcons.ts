import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const factory = /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const icon = /lucide-react\/dist\/esm\/icons\/[^/]+\.m?js$/;
/** The shapes of an icon. What else its module knows is names for class lists and a size that all have. */
const shapes = /\n {2}node: (\[[^]*?\])(?:,\n {2}aliases: [^]*?)?\n\};/;
/** React keys, which fixed shapes do not need. */
const keys = /,\s*key: "[^"]*"/g;

function slim(code: string): string {
  const node = shapes.exec(code)?.[1];
  return node === undefined
    ? code
    : `import createIcon from '../createLucideIcon.mjs';\nexport default /* @__PURE__ */ createIcon(${node.replace(keys, '')});`;
}

/**
 * Lucide's icons without their factory, which knows contexts, absolute strokes and class names that no shop uses: 1.5
 * KB of every first load.
 */
export function slimIcons(): Plugin {
  return {
    name: 'slim-icons',
    enforce: 'pre',
    load: id => (factory.test(id) ? readFileSync(new URL('./createIcon.js', import.meta.url), 'utf8') : null),
    transform: (code, id) => (icon.test(id) ? { code: slim(code), map: null } : null),
  };
}
