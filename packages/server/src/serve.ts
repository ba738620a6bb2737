import { fileURLToPath } from 'node:url';
import { otherLocalesOf, type Render, type Variant } from '@shop/variant';
import { readAssets } from './assets.ts';
import { clientAddress } from './clientAddress.ts';
import { createServer } from './createServer.ts';
import { readEnvironment } from './environment/readEnvironment.ts';
import { readEditions } from './editions.ts';
import { eventLoopLag } from './eventLoopLag.ts';
import { serveMetrics } from './metricsServer.ts';
import { accessLines, endUncaught } from './observe/log.ts';
import type { SeenRequest } from './observe/observation.ts';
import type { StartedTracing } from './observe/startTracing.ts';
import { keepAssets } from './keepAssets.ts';
import { listen, startServer } from './startServer.ts';

export interface ServeOptions {
  variant: Variant;
  render: Render;
  /** Folder of the browser build. */
  clientDir: URL;
  /** Port where the environment names none. */
  defaultPort: number;
}

/** `node dist/server/main.js keep-assets`: puts the files of this build where those of former releases are. */
async function keep(clientDir: string): Promise<void> {
  const keptDir = process.env['ASSETS_DIR']?.trim();
  if (!keptDir) throw new Error('ASSETS_DIR is not set: give the folder in which the files of releases are kept.');
  const { added, removed } = await keepAssets(clientDir, keptDir, Date.now());
  console.log(`${keptDir}: ${added} files of this release added, ${removed} of former ones removed`);
}

/**
 * Starts the storefront server of a built app from the process's environment, or does what its first argument says
 * instead. The process ends with one line when it cannot.
 */
export function serve({ variant, render, clientDir, defaultPort }: ServeOptions): void {
  if (process.argv[2] === 'keep-assets') {
    keep(fileURLToPath(clientDir)).catch((error: unknown) => {
      console.error(`${variant.id}: ${error instanceof Error ? error.message : String(error)}`);
      process.exit(1);
    });
    return;
  }
  try {
    const { port, portVariable, trustedProxies, metricsPort, drainFor, accessLog, traces, ...environment } =
      readEnvironment(process.env, variant.id, defaultPort);
    const dir = fileURLToPath(clientDir);
    const lineOf = (entry: Record<string, unknown>) => JSON.stringify({ time: new Date().toISOString(), ...entry });
    const writeFailure = (entry: Record<string, unknown>) => console.error(lineOf(entry));
    endUncaught(writeFailure);
    const writeLine = accessLines(entry => console.log(lineOf(entry)));
    let count: (request: SeenRequest) => void = () => {};
    if (metricsPort !== undefined) {
      const at = { port: metricsPort, portVariable: 'METRICS_PORT', name: `${variant.id}'s metrics`, note: '/metrics' };
      // What counts is begun where something is counted.
      void import('./observe/metrics.ts').then(({ makeMetrics }) => {
        const metrics = makeMetrics();
        count = metrics.count;
        listen(serveMetrics(metrics), at);
      });
    }
    let sent: StartedTracing | undefined;
    if (traces)
      // What sends traces is begun where some are sent.
      void import('./observe/startTracing.ts').then(({ startTracing }) => {
        sent = startTracing(traces);
      });
    let isStopping = false;
    const server = createServer({
      variant,
      render,
      assetsFor: readAssets(dir),
      editions: readEditions(dir, otherLocalesOf(variant)),
      clientDir: dir,
      ...environment,
      log: writeFailure,
      onRequest: request => {
        if (accessLog) writeLine(request);
        count(request);
      },
      tracing: () => sent?.tracing,
      lag: eventLoopLag(() => performance.now()),
      isStopping: () => isStopping,
      addressOf: clientAddress(trustedProxies),
      behindProxy: trustedProxies > 0,
    });
    const isOpen = environment.publicOrigin !== undefined || Object.keys(environment.hosts).length > 0;
    startServer({
      server,
      port,
      portVariable,
      name: variant.id,
      drainFor,
      onStop: () => {
        isStopping = true;
      },
      onClosed: async () => sent?.stop(),
      note: isOpen ? '' : ', for this machine alone: set PUBLIC_ORIGIN or STORE_HOSTS to answer to other names',
    });
  } catch (error) {
    console.error(`${variant.id}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
