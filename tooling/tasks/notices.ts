import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectPackages } from '../src/notices/collectPackages.ts';
import { notices } from '../src/notices/notices.ts';
import { readArguments } from '../src/readArguments.ts';
import { root } from '../src/services.ts';

readArguments('pnpm run notices');
const packages = collectPackages();
writeFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), notices(packages));
console.log(`THIRD-PARTY-NOTICES.md names ${packages.length} packages.`);
