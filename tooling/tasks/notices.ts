import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectPackages } from '../src/notices/collectPackages.ts';
import { notices } from '../src/notices/notices.ts';
import { root } from '../src/services.ts';

const packages = collectPackages();
writeFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), notices(packages));
console.log(`THIRD-PARTY-NOTICES.md names ${packages.length} packages.`);
