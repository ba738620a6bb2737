#!/usr/bin/env node
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readOrigins } from './readOrigins.ts';
import { remedyFor } from './remedyFor.ts';

const HELP = `commerce-sandbox serve [--port 4000] [--data .data/sandbox]   answer GraphQL, REST and pictures
commerce-sandbox seed [--products 100000] [--data …]          create and fill the database, then stop
commerce-sandbox reset [--data .data/sandbox]                 forget everything; the next start begins afresh
commerce-sandbox import FILE.csv [--images DIR] [--only]      load a product export of Magento; --only: without the shipped products
commerce-sandbox export > FILE.csv                            write the catalogue in the same format

SANDBOX_PORT, SANDBOX_DATA and SANDBOX_HOST do the same as --port, --data and --host; SANDBOX_ORIGIN is the origin that
absolute addresses are written with. SANDBOX_SHOPS names the origins of the shops, with commas between them: payers
are sent back to no others. --products (for serve too) adds that many generated products, for measurements.`;

const { positionals, values } = readOptions();
const dataDir = resolve(values.data);
const port = Number(values.port);
const products = Number(values.products);
const command = values.help ? 'help' : (positionals[0] ?? 'serve');

const fail = (error: unknown): never => {
  console.error(remedyFor(error, { port, dataDir }));
  process.exit(1);
};

if (!Number.isSafeInteger(products) || products < 0)
  fail(new Error('--products takes a whole number, for example 100000.'));
else if (command === 'serve' && !(Number.isInteger(port) && port >= 0 && port <= 65_535))
  misused('The port is not a number from 1 to 65535.');
else if (command === 'serve') await start().catch(fail);
else if (command === 'seed') await seed().catch(fail);
else if (command === 'reset') await reset().catch(fail);
else if (command === 'import')
  process.exitCode = await (
    await import('./import/importCommand.ts')
  )
    .importCommand({ dataDir, file: positionals[1], images: values.images, only: values.only })
    .catch(fail);
else if (command === 'export')
  process.exitCode = await (await import('./import/importCommand.ts')).exportCommand({ dataDir }).catch(fail);
else {
  console.log(HELP);
  process.exitCode = command === 'help' ? 0 : 2;
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        port: { type: 'string', default: process.env['SANDBOX_PORT'] ?? '4000' },
        data: { type: 'string', default: process.env['SANDBOX_DATA'] ?? '.data/sandbox' },
        host: { type: 'string', default: process.env['SANDBOX_HOST'] ?? '127.0.0.1' },
        products: { type: 'string', default: '0' },
        images: { type: 'string' },
        only: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    // What follows the first sentence is advice on quoting.
    const [complaint = ''] = (error instanceof Error ? error.message : String(error)).split(/\.(?:\s|$)/);
    return misused(`${complaint}.`);
  }
}

/** Ends in one line over what cannot be meant, before anything is opened. */
function misused(mistake: string): never {
  console.error(`${mistake} \`commerce-sandbox --help\` says what it takes.`);
  process.exit(2);
}

// Loaded when it is wanted: help and mistakes are answered at once.
async function open() {
  const { createSandbox } = await import('./server.ts');
  return createSandbox({
    dataDir,
    products,
    ...(process.env['SANDBOX_ORIGIN'] && { publicOrigin: process.env['SANDBOX_ORIGIN'] }),
    ...(process.env['SANDBOX_SHOPS'] && { shopOrigins: readOrigins('SANDBOX_SHOPS', process.env['SANDBOX_SHOPS']) }),
    ...(process.env['SANDBOX_MAGENTO_RELEASE'] === '2.4.8' && { magentoRelease: '2.4.8' as const }),
    onProgress: sentence => console.log(sentence),
  });
}

async function seed(): Promise<void> {
  await (await open()).close();
  console.log(`Filled: ${dataDir}.`);
}

async function start(): Promise<void> {
  const [sandbox, { serve }] = await Promise.all([open(), import('@hono/node-server')]);
  const server = serve({ fetch: sandbox.fetch, port, hostname: values.host }, ({ port: bound }) =>
    console.log(`Commerce sandbox: http://${values.host}:${bound}/graphql (data in ${dataDir})`),
  );
  server.on('error', fail);
  const stop = () => {
    server.close(() => void sandbox.close().then(() => process.exit(0)));
    // Kept-alive connections would hold the door open.
    if ('closeAllConnections' in server) server.closeAllConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

async function reset(): Promise<void> {
  for (const name of ['sandbox.db', 'sandbox.db-wal', 'sandbox.db-shm', 'media', 'photos'])
    await rm(join(dataDir, name), { recursive: true, force: true });
  console.log(`Forgotten: ${dataDir}. The next start fills a new database.`);
}
