import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { playedAnalytics, playedServices } from '@shop/variant';
import { isFree } from './freePorts.ts';
import { sandboxPort, shopOrigins, shopPorts, type ServerPort } from './ports.ts';

export { playedAnalytics, playedServices };

export const root = join(import.meta.dirname, '../..');

/**
 * Refuses to go on while a port is taken.
 *
 * @throws Error that names the port and the variable that moves it.
 */
export async function demandFreePorts(ports: ServerPort[]): Promise<void> {
  for (const { name, port, variable } of ports) {
    if (!(await isFree(port)))
      throw new Error(
        `Port ${port} is in use, and ${name} needs it. Stop what uses it, or set ${variable} to another port.`,
      );
  }
}

export interface Services {
  /** Ends every server and resolves when all are gone. */
  stop: () => Promise<void>;
  /** Resolves with the name of the first server that ended by itself. */
  ended: Promise<string>;
}

export interface ServiceOptions {
  /** Where the sandbox keeps its database. */
  dataDir: string;
  /** Also start the storefront servers, from their builds. */
  shops: boolean;
  env?: Record<string, string>;
  /** Show what the servers print. */
  verbose?: boolean;
}

/** How long a server may take to answer its health check, ms. The first start seeds the database. */
const startTimeout = 120_000;
/** How long a server may take to end, ms. */
const stopTimeout = 6000;

/**
 * Resolves once a server answers its health check.
 *
 * @throws Error when it ends before, or takes longer than two minutes.
 */
export async function healthy(url: string, child: ChildProcess, name: string): Promise<void> {
  const deadline = Date.now() + startTimeout;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} ended before it was ready; its last lines above say why.`);
    const answered = await fetch(url).then(
      answer => answer.ok,
      () => false,
    );
    if (answered) return;
    if (Date.now() > deadline) throw new Error(`${name} did not answer ${url} in ${startTimeout / 1000} s.`);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}

/**
 * Starts the commerce sandbox and, on demand, the storefront servers, each as a direct child so that a signal reaches
 * it. SIGINT and SIGTERM end them and the process until all are ready; then they are the caller's.
 */
export async function startServices({ dataDir, shops, env = {}, verbose = false }: ServiceOptions): Promise<Services> {
  const children: { name: string; child: ChildProcess }[] = [];
  const sandbox = sandboxPort();
  const commerceUrl = `http://localhost:${sandbox.port}`;
  let announce: (name: string) => void;
  const ended = new Promise<string>(resolve => {
    announce = resolve;
  });
  const run = (name: string, args: string[], cwd: string, extra: Record<string, string> = {}) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        COMMERCE_URL: commerceUrl,
        ...playedServices,
        ...extra,
        ...env,
      },
      stdio: ['ignore', verbose ? 'inherit' : 'ignore', 'inherit'],
    });
    child.once('exit', () => announce(name));
    children.push({ name, child });
    return child;
  };
  const stop = async () => {
    await Promise.all(
      children.map(async ({ child }) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const gone = new Promise(resolve => child.once('exit', resolve));
        child.kill('SIGTERM');
        const force = setTimeout(() => child.kill('SIGKILL'), stopTimeout);
        await gone;
        clearTimeout(force);
      }),
    );
  };
  const quit = (signal: NodeJS.Signals) => void stop().then(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  process.once('SIGINT', quit);
  process.once('SIGTERM', quit);
  try {
    const sandboxDir = join(root, 'packages/commerce-sandbox');
    const first = run(
      sandbox.name,
      ['src/bin.ts', 'serve', '--port', String(sandbox.port), '--data', dataDir],
      sandboxDir,
      {
        SANDBOX_SHOPS: process.env['SANDBOX_SHOPS'] ?? shopOrigins().join(','),
      },
    );
    await healthy(`${commerceUrl}/health`, first, sandbox.name);
    if (shops) {
      await Promise.all(
        shopPorts().map(async ({ name, port }) => {
          const child = run(name, ['dist/server/main.js'], join(root, 'apps', name), { PORT: String(port) });
          await healthy(`http://localhost:${port}/healthz`, child, name);
        }),
      );
    }
  } catch (error) {
    await stop();
    throw error;
  } finally {
    process.off('SIGINT', quit);
    process.off('SIGTERM', quit);
  }
  return { stop, ended };
}
