import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../src/services.ts';
import { provideVarnish } from '../src/varnish.ts';

/** How long a server may take to answer, ms. */
const patience = 60_000;

/** Address of a port of this machine. */
export const at = (port: number): string => `http://127.0.0.1:${port}`;

/** Servers of a test, with a folder of theirs; `close` ends them all and takes the folder away. */
export function makeServers() {
  const dir = mkdtempSync(join(tmpdir(), 'edge-'));
  const children: ChildProcess[] = [];

  /** Starts a server, waits until the address of its health answers, and gives its process. */
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
    return child;
  };

  /**
   * Starts a node of Varnish with the shop's rules in front of a server of this machine, or of several as deploy/compose.yaml
   * has them.
   */
  const startVarnish = async (port: number, ...origins: [number, ...number[]]) => {
    const vcl = join(dir, `vcl-${port}`);
    mkdirSync(vcl);
    copyFileSync(join(root, 'deploy/varnish/shop.vcl'), join(vcl, 'shop.vcl'));
    const file = origins.length === 1 ? 'deploy/varnish/backend.vcl' : 'deploy/varnish/compose/backend.vcl';
    const ports = origins.values();
    const backend = readFileSync(join(root, file), 'utf8')
      .replaceAll('"3000"', () => `"${ports.next().value}"`)
      .replaceAll(/"storefront\d"/g, '"127.0.0.1"');
    writeFileSync(join(vcl, 'backend.vcl'), backend);
    const parameters = [
      `vcl_path=${vcl}`,
      'http_gzip_support=off',
      'thread_pools=1',
      'thread_pool_min=20',
      'thread_pool_max=100',
    ].flatMap(value => ['-p', value]);
    const options = ['-F', '-j', 'none', '-n', join(dir, `varnish-${port}`), '-a', `127.0.0.1:${port}`];
    const rules = ['-s', 'malloc,64m', '-f', join(vcl, 'shop.vcl')];
    await start(provideVarnish(), [...options, ...rules, ...parameters], `${at(port)}/healthz`, dir);
  };

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
  return { dir, start, startVarnish, close };
}
