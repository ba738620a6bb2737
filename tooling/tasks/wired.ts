import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../src/readArguments.ts';
import { root } from '../src/services.ts';
import { checkWired } from '../src/wired/checkWired.ts';
import { exceptions } from '../src/wired/exceptions.ts';
import { exportsIn } from '../src/wired/exportsIn.ts';
import { unusedFields } from '../src/wired/unusedFields.ts';
import { flowsOf, unusedFlows } from '../src/wired/unusedFlows.ts';
import { unusedSliceMembers } from '../src/wired/unusedSliceMembers.ts';

readArguments('pnpm lint:wired');

const read = (file: string) => ({ file, text: readFileSync(join(root, file), 'utf8') });

const knip =
  'exec knip --production --include-entry-exports --include exports,nsExports,namespaceMembers --no-progress --no-config-hints --reporter json';
const { stdout, stderr } = spawnSync('pnpm', knip.split(' '), {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (!stdout.startsWith('{')) throw new Error(`knip: ${stderr || stdout}`);
const sourcesOf = (packages: string) =>
  globSync(`packages/${packages}/src/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/*.{test,stories}.{ts,tsx}', '**/testing/**'],
  }).map(read);
const sources = sourcesOf('{state,storefront}');
const flows = ['flows', 'reads'].map(name => read(`packages/state/src/${name}.ts`));
const findings = [
  ...exportsIn(
    stdout,
    flows.flatMap(({ text }) => flowsOf(text)),
  ),
  ...flows.flatMap(module => unusedFlows(module, sources)),
  ...unusedSliceMembers(sources),
  // Of the client's own operations the fields are a contract (client-12), and its lists name every field there is.
  ...unusedFields(sources, sourcesOf('{analytics,page-builder,server,ui}')),
];
const problems = checkWired(findings, exceptions);
for (const problem of problems) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);
