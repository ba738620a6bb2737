import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/services.ts';
import { linkPackages } from './copyWorkspace.ts';
import { edit } from './edit.ts';

/** What an install writes of a dependency that another package has already. */
function lock(copy: string, id: string, name: string): void {
  const file = join(copy, 'pnpm-lock.yaml');
  const known = new RegExp(` {6}'${name}':\n {8}specifier: 'catalog:'\n {8}version: .+\n`).exec(
    readFileSync(file, 'utf8'),
  );
  edit(file, `  apps/${id}:\n    dependencies:\n`, `$&${known?.[0] ?? ''}`);
}

/** Titles of an app in a typeface of its own, which another package has installed, and closer sections on a desktop. */
export function addTypeface(copy: string, id: string): void {
  const app = join(copy, 'apps', id);
  lock(copy, id, '@fontsource/hind');
  edit(join(app, 'package.json'), '"dependencies": {\n', '$&    "@fontsource/hind": "catalog:",\n');
  const fonts = 'node_modules/@fontsource';
  linkPackages(join(root, 'packages/commerce-sandbox', fonts), join(app, fonts));
  edit(
    join(app, 'theme.css'),
    ':root {\n',
    `@font-face {
  font-family: 'Hind';
  font-display: optional;
  src: url('@fontsource/hind/files/hind-latin-700-normal.woff2') format('woff2');
}

@font-face {
  font-family: 'Hind stand-in';
  src: local('Arial Bold'), local('Arial-BoldMT');
  ascent-override: 111.3%;
  descent-override: 57.6%;
  line-gap-override: 0%;
  size-adjust: 94.8%;
}

@media (width >= 960px) {
  :root {
    --section-gap: var(--space-6);
  }
}

:root {
  --font-heading: 'Hind', 'Hind stand-in', system-ui, sans-serif;
`,
  );
}
