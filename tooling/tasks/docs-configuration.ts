import { writeFileSync } from 'node:fs';
import { readArguments } from '../src/readArguments.ts';
import { referenceFile, workspaceReference } from '../src/reference/workspaceReference.ts';

readArguments('pnpm run docs:configuration');
writeFileSync(referenceFile, workspaceReference());
console.log('Wrote docs/configuration.md.');
