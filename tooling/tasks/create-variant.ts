import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { storeViews } from '@shop/commerce-sandbox/store-views';
import { answerAll } from '../src/create-variant/answerAll.ts';
import { storeViewList } from '../src/create-variant/addStoreView.ts';
import { createVariant } from '../src/create-variant/createVariant.ts';
import { questions, type Workspace } from '../src/create-variant/questions.ts';
import { findShops } from '../src/findShops.ts';
import { sandboxPort } from '../src/ports.ts';
import { readArguments } from '../src/readArguments.ts';
import { readShop } from '../src/readShop.ts';
import { root } from '../src/services.ts';

const storybookPort = 6006;

/** What the workspace has already, which a new shop must not take. */
async function lookAround(): Promise<Workspace> {
  const shops = await Promise.all(
    findShops(root).map(async ({ name, port }) => ({
      name,
      port,
      helpNumber: (await readShop(join(root, 'apps', name))).variant.helpNumber,
    })),
  );
  // <ID>_PORT of these is read for something else.
  const reserved = [
    'sandbox',
    'metrics',
    'pictures',
    ...['apps', 'packages'].flatMap(folder => readdirSync(join(root, folder))),
    'tooling',
    'e2e',
  ];
  return { shops, reserved, taken: [sandboxPort().port, storybookPort] };
}

const usage = `pnpm create-variant ${Object.values(questions)
  .map(({ flag }) => (flag === 'guest-cart' ? '[--guest-cart]' : `--${flag} …`))
  .join(' ')}

In a terminal it asks for what is not given; with at least one answer given, only for what is needed.

${Object.values(questions)
  .map(({ flag, help, offer }) => `  --${flag.padEnd(13)} ${help}${offer ? '' : ' (needed)'}`)
  .join('\n')}

It writes apps/<id>, .changeset/open-<id>.md, the app's lines in pnpm-lock.yaml and, where the commerce sandbox lacks the
store view, its lines in ${storeViewList}.`;

function install(): void {
  const { status, stdout } = spawnSync(
    'pnpm',
    ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`pnpm could not link the new app, so it was taken away again.\n${stdout}`);
}

function readFlags(): Record<string, string | undefined> {
  const options = Object.fromEntries(
    Object.values(questions).map(({ flag }) => [
      flag,
      { type: flag === 'guest-cart' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { values } = readArguments(usage, { options });
  return Object.fromEntries(
    Object.entries(values).map(([flag, value]) => [flag, value === undefined ? undefined : String(value)]),
  );
}

const flags = readFlags();
const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
try {
  const person = terminal && {
    ask: (prompt: string) => terminal.question(prompt),
    tell: (line: string) => console.log(line),
  };
  const answers = await answerAll(flags, await lookAround(), person);
  terminal?.close();
  const files = await createVariant({ root, answers, storeViews: storeViews.map(({ code }) => code), install });
  console.log(`\nWrote ${files.join(', ')}.\n`);
  const develop = `npm run dev ${answers.id}`;
  const row = (command: string, what: string) => console.log(`  ${command.padEnd(develop.length)}   ${what}`);
  row(develop, `opens ${answers.name} on http://localhost:${answers.port} and reloads as you type`);
  row('npm start', 'builds and opens every shop, this one too');
  row('npm test', 'tries the shared journeys on it');
  const shown = storeViews.find(({ code }) => code === answers.storeCode);
  console.log(
    shown
      ? `\nTitles, logo and mails are those of the store view ${shown.code} of the commerce sandbox: ${shown.name}.`
      : `\nThe commerce sandbox has its store view from its next start on: ${answers.storeCode}, ${answers.name}.`,
  );
  console.log(
    `Colours are in apps/${answers.id}/theme.css, all else in apps/${answers.id}/src/variant.ts (docs/configuration.md).`,
  );
} catch (error) {
  terminal?.close();
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
