import { spawnSync } from 'node:child_process';
import { readAudit } from '../src/audit/readAudit.ts';
import { readArguments } from '../src/readArguments.ts';
import { root } from '../src/services.ts';

readArguments(
  `pnpm run audit

  Asks the package registry for known weaknesses of all that the lockfile names, tools included. Ends with 1 where one of
  them is high or critical and not listed with a reason in tooling/src/audit/accepted.ts. Where the registry
  cannot be asked it says so and ends with 0: nothing is known then.`,
);

/** How long the registry may take, ms. */
const patience = 60_000;

const { stdout } = spawnSync('pnpm', ['audit', '--json'], { cwd: root, encoding: 'utf8', timeout: patience });
const audit = readAudit(stdout ?? '');
if (audit === undefined) {
  console.log('left out audit: the package registry gave no list of known weaknesses');
  process.exit(0);
}
for (const line of audit.found) console.log(line);
console.log(`${audit.found.length} known weaknesses that matter, ${audit.others} others or accepted`);
process.exit(audit.found.length > 0 ? 1 : 0);
