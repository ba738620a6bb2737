import { writeFileSync } from 'node:fs';
import { referenceFile, workspaceReference } from '../src/reference/workspaceReference.ts';

writeFileSync(referenceFile, workspaceReference());
console.log('Wrote docs/configuration.md.');
