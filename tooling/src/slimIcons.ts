import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const factory = /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const icon = /lucide-react\/dist\/esm\/icons\/[^/]+\.m?js$/;
/** What an icon knows beside its shapes: names for class lists, and React keys that fixed shapes do not need. */
const ballast = /\n {2}name: "[^"]*",|,\n {2}aliases: \[[^\]]*\]|,\s*key: "[^"]*"/g;

/**
 * Lucide's icons without their factory, which knows contexts, absolute strokes and class names that no shop uses: 1.5
 * KB of every first load.
 */
export function slimIcons(): Plugin {
  return {
    name: 'slim-icons',
    enforce: 'pre',
    load: id => (factory.test(id) ? readFileSync(new URL('./createIcon.js', import.meta.url), 'utf8') : null),
    transform: (code, id) => (icon.test(id) ? { code: code.replace(ballast, ''), map: null } : null),
  };
}
