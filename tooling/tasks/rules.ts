import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../src/readArguments.ts';
import { checkRules } from '../src/rules/checkRules.ts';
import { root } from '../src/services.ts';

readArguments('pnpm lint:rules');
const files = globSync(
  ['*.md', '.changeset/*.md', '{apps,docs,e2e,packages,tooling}/**/*.{ts,tsx,js,mjs,css,md,graphql}'],
  {
    cwd: root,
    // The check itself must name what it refuses.
    exclude: ['**/node_modules/**', '**/{dist,reports,storybook-static}/**', 'tooling/src/rules/**'],
  },
);
const problems = checkRules(files.map(file => ({ file, text: readFileSync(join(root, file), 'utf8') })));
for (const problem of problems) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);
