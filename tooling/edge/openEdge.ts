import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../src/freePorts.ts';
import { root } from '../src/services.ts';
import { provideVarnish } from '../src/varnish.ts';

/** How long a server may take to answer, ms. */
const patience = 60_000;

export interface Edge {
  /** Address of Varnish. */
  address: string;
  /** Addresses of all nodes of it, that one first. */
  nodes: string[];
  /** Address of the storefront server behind it. */
  origin: string;
  close: () => Promise<void>;
}

/** Starts a sandbox, zepp-coins from its build, and two nodes of Varnish with the shop's VCL in front of it. */
export async function openEdge(): Promise<Edge> {
  const varnishd = provideVarnish();
  const [sandbox, shop, edge] = [await freePort(4130), await freePort(3130), await freePort(6130)];
  const secondEdge = await freePort(edge + 1, [edge]);
  const dir = mkdtempSync(join(tmpdir(), 'edge-'));
  const children: ChildProcess[] = [];
  const close = async () => {
    await Promise.all(
      children.map(async child => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const gone = new Promise(resolve => child.once('exit', resolve));
        child.kill('SIGTERM');
        await gone;
      }),
    );
    rmSync(dir, { recursive: true, force: true });
  };
  const start = async (
    command: string,
    args: string[],
    health: string,
    cwd: string,
    env: Record<string, string> = {},
  ) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    children.push(child);
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const deadline = Date.now() + patience;
    while (
      !(await fetch(health).then(
        answer => answer.ok,
        () => false,
      ))
    ) {
      if (child.exitCode !== null) throw new Error(`${command} ended: ${said}`);
      if (Date.now() > deadline) throw new Error(`${command} did not answer ${health}. ${said}`);
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  };
  const at = (port: number) => `http://127.0.0.1:${port}`;
  try {
    await start(
      process.execPath,
      ['src/bin.ts', 'serve', '--port', String(sandbox), '--data', join(dir, 'data')],
      `${at(sandbox)}/health`,
      join(root, 'packages/commerce-sandbox'),
    );
    const shopEnv = { PORT: String(shop), COMMERCE_URL: at(sandbox), TRUSTED_PROXIES: '1' };
    await start(
      process.execPath,
      ['dist/server/main.js'],
      `${at(shop)}/healthz`,
      join(root, 'apps/zepp-coins'),
      shopEnv,
    );

    const vcl = join(dir, 'vcl');
    mkdirSync(vcl);
    copyFileSync(join(root, 'deploy/varnish/shop.vcl'), join(vcl, 'shop.vcl'));
    const backend = readFileSync(join(root, 'deploy/varnish/backend.vcl'), 'utf8');
    writeFileSync(join(vcl, 'backend.vcl'), backend.replace('"3000"', `"${shop}"`));
    const parameters = [
      `vcl_path=${vcl}`,
      'http_gzip_support=off',
      'thread_pools=1',
      'thread_pool_min=20',
      'thread_pool_max=100',
    ].flatMap(value => ['-p', value]);
    for (const port of [edge, secondEdge]) {
      const options = [
        '-F',
        '-j',
        'none',
        '-n',
        join(dir, `varnish-${port}`),
        '-a',
        `127.0.0.1:${port}`,
        '-s',
        'malloc,64m',
        '-f',
        join(vcl, 'shop.vcl'),
      ];
      await start(varnishd, [...options, ...parameters], `${at(port)}/healthz`, dir);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { address: at(edge), nodes: [at(edge), at(secondEdge)], origin: at(shop), close };
}
