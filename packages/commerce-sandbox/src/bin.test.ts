import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-bin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bin = fileURLToPath(new URL('./bin.ts', import.meta.url));

const command = (...words: string[]) => commandIn({}, ...words);

function commandIn(env: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, [bin, ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', chunk => (said.out += String(chunk)));
  child.stderr.on('data', chunk => (said.err += String(chunk)));
  return { child, said, ended: once(child, 'close').then(([code]) => ({ code: code as number | null, ...said })) };
}

it('fills a database, serves until it is told to stop, and forgets on request', { timeout: 60_000 }, async () => {
  const dataDir = join(folder, 'life');
  const { child, said, ended } = command('serve', '--port', '0', '--data', dataDir);
  while (!said.out.includes('http://')) await once(child.stdout, 'data');
  expect(said.out).toContain('Filling a new database');
  const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(said.out)!;
  expect(await (await fetch(`${origin}/health`)).json()).toEqual({ status: 'ok' });
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, err: '' });
  expect(existsSync(join(dataDir, 'sandbox.db'))).toBe(true);

  expect(await command('reset', '--data', dataDir).ended).toMatchObject({ code: 0 });
  expect(existsSync(join(dataDir, 'sandbox.db'))).toBe(false);
});

it('fills a database with generated products and adds those that are missing', { timeout: 60_000 }, async () => {
  const dataDir = join(folder, 'many');
  const { code, out } = await command('seed', '--products', '30', '--data', dataDir).ended;
  expect([code, out]).toEqual([
    0,
    `Filling a new database with the catalogue …\nAdding 30 generated products …\nFilled: ${dataDir}.\n`,
  ]);
  expect((await command('seed', '--products', '50', '--data', dataDir).ended).out).toContain(
    'Adding 20 generated products',
  );
  expect((await command('seed', '--products', '40', '--data', dataDir).ended).out).toBe(`Filled: ${dataDir}.\n`);
  const { code: refused, err } = await command('seed', '--products', 'many', '--data', dataDir).ended;
  expect([refused, err]).toEqual([
    1,
    'The sandbox could not start: --products takes a whole number, for example 100000.\n',
  ]);
});

it('names the remedy when the port is taken', { timeout: 60_000 }, async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as { port: number };
  const { code, err } = await command('serve', '--port', String(port), '--data', join(folder, 'taken')).ended;
  holder.close();
  expect(code).toBe(1);
  expect(err).toBe(
    `Port ${port} is in use. Stop the program that holds it, or choose another one: SANDBOX_PORT=${port + 1}.\n`,
  );
});

it(
  'leads payers back to the shops that it was told, and starts with no list that is none',
  { timeout: 60_000 },
  async () => {
    const dataDir = join(folder, 'shops');
    const { child, said, ended } = commandIn(
      { SANDBOX_SHOPS: 'https://shop.example' },
      'serve',
      '--port',
      '0',
      '--data',
      dataDir,
    );
    while (!said.out.includes('http://')) await once(child.stdout, 'data');
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(said.out)!;
    const refusal = async (referrer: string) => {
      const query =
        'mutation ($referrer: String) { placeRazorpayOrder(order_id: "404", referrer: $referrer) { success } }';
      const answer = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: { referrer } }),
      });
      return ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message;
    };
    expect(await refusal('https://shop.example/checkout')).toBe("The current customer isn't authorized.");
    expect(await refusal('http://localhost:3000/checkout')).toBe('Parameter "referrer" is invalid');
    child.kill('SIGTERM');
    await ended;
    const wrong = await commandIn({ SANDBOX_SHOPS: 'shop.example' }, 'serve', '--port', '0', '--data', dataDir).ended;
    expect([wrong.code, wrong.err]).toEqual([
      1,
      'The sandbox could not start: SANDBOX_SHOPS holds "shop.example": give origins, for example https://shop.example.\n',
    ]);
  },
);

it('names the remedy when the folder cannot be written', { timeout: 60_000 }, async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { code, err } = await command('serve', '--port', '0', '--data', file).ended;
  expect(code).toBe(1);
  expect(err).toBe(`The folder ${file} cannot be written. Allow it, or choose another one: SANDBOX_DATA=/path.\n`);
});

it('explains itself', { timeout: 60_000 }, async () => {
  expect(await command('--help').ended).toMatchObject({
    code: 0,
    out: expect.stringContaining('commerce-sandbox reset'),
  });
  expect(await command('dance').ended).toMatchObject({ code: 2 });
});

it.each([
  [['serve', '--prot', '4001'], "Unknown option '--prot'."],
  [['serve', '--port'], "Option '--port <value>' argument missing."],
  [['serve', '--port', '--data'], "Option '--port' argument is ambiguous."],
  [['serve', '--port', 'abc'], 'The port is not a number from 1 to 65535.'],
  [['serve', '--port', '70000'], 'The port is not a number from 1 to 65535.'],
])('says in one line what is wrong with %j, and fills no database', { timeout: 60_000 }, async (words, said) => {
  const dataDir = join(folder, 'slip');
  const { code, out, err } = await commandIn({ SANDBOX_DATA: dataDir }, ...words).ended;
  expect([code, out, err]).toEqual([2, '', `${said} \`commerce-sandbox --help\` says what it takes.\n`]);
  expect(existsSync(dataDir)).toBe(false);
});
