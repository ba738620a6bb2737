import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readArguments } from '../src/readArguments.ts';
import { root } from '../src/services.ts';

const {
  values: { only },
} = readArguments(
  `pnpm run test:mutations [--only FILES]

  Changes the rules of cart, checkout, validation and errors in packages/state one by one, and runs the tests that touch
  each change. Prints the changes that no test minded, and the score: how many in a hundred some test did. What was
  tried before on the same files is not tried again. FILES narrows it, for instance "src/app/pincode.ts".`,
  { options: { only: { type: 'string' } } },
);

const chosen = only === undefined ? [] : ['--mutate', only];
process.exit(
  spawnSync('pnpm', ['exec', 'stryker', 'run', ...chosen], { cwd: join(root, 'packages/state'), stdio: 'inherit' })
    .status ?? 1,
);
