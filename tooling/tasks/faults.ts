import { spawnSync } from 'node:child_process';
import { provideBrowser } from '../src/browser.ts';
import { turbo } from '../src/build.ts';
import { readArguments } from '../src/readArguments.ts';
import { root } from '../src/services.ts';

const {
  values: { only, request },
} = readArguments(
  `pnpm run test:faults [--only WALK] [--request NAME[,NAME…]]

  Buys through float-price again and again, from the product to the confirmation, as guest and customer, in cash and by
  both gateways; each time another request to the back end goes wrong in another way. Says of each whether exactly one
  order came of it, confirmed, and with a word wherever something had to be pressed again, and prints a table of all at
  the end of each walk. Takes hours; --only chooses a walk, for instance "guest, razorpay", and --request those whose
  name holds one of the NAMEs, for instance "addItem,payment-information".`,
  { options: { only: { type: 'string' }, request: { type: 'string' } } },
);

try {
  process.env['CHROMIUM_PATH'] = provideBrowser();
  if (request !== undefined) process.env['FAULTS_REQUEST'] = request;
  turbo(['build'], ['@shop/float-price']);
  const chosen = only === undefined ? [] : ['--grep', only];
  const args = ['--filter', '@shop/e2e', 'exec', 'playwright', 'test', '-c', 'playwright.faults.config.ts', ...chosen];
  process.exit(spawnSync('pnpm', args, { cwd: root, stdio: 'inherit' }).status ?? 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
