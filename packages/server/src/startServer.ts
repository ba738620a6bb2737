import { createServer as createHttpServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export interface ListenOptions {
  port: number;
  /** Environment variable that moves the port, for who reads the log. */
  portVariable: string;
  /** What the server is called in the log. */
  name: string;
  /** Follows what the log says when it listens. */
  note: string;
}

export interface StartOptions extends ListenOptions {
  server: Hono;
  /** How long it goes on after SIGTERM, ms. */
  drainFor: number;
  /** Called when it is asked to stop. */
  onStop: () => void;
  /** Called once the last request has ended; the process waits for it, but not for long. */
  onClosed?: () => Promise<void>;
  /** How long a client may take, ms. */
  clients?: ClientPatience;
  /** Does something after so many ms, unless the process has ended by then; by the clock unless given. */
  after?: (ms: number, run: () => void) => void;
}

export interface ClientPatience {
  /** To send a request. */
  request: number;
  /** To send its head. */
  head: number;
  /** To send or take anything. */
  idle: number;
}

/** How long open requests may take to end once the port is closed, ms: a page has 15 s to be made, and is then sent. */
export const patience = 20_000;
const usualPatience: ClientPatience = { request: 30_000, head: 10_000, idle: 60_000 };
/** How long a connection stays open for the next request, ms: longer than balancers keep theirs, which close first. */
const keepAlive = 75_000;

/** Listens and says where. A port in use ends the process with one line that names the remedy. */
export function listen(http: Server, { port, portVariable, name, note }: ListenOptions): void {
  http.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `${name}: port ${port} is in use. Stop what uses it, or set ${portVariable} to another port.`
        : `${name}: ${error.message}`,
    );
    process.exit(1);
  });
  http.listen(port, () => console.log(`${name} listens on http://localhost:${port}${note}`));
}

/**
 * Listens until SIGINT or SIGTERM, then lets open requests end. At SIGTERM it says so first and goes on for a while, so
 * that balancers look elsewhere before the port is closed. Who takes too long to ask, or to listen, is cut off.
 */
export function startServer({
  server,
  drainFor,
  onStop,
  onClosed = async () => {},
  clients = usualPatience,
  after = (ms, run) => void setTimeout(run, ms).unref(),
  ...options
}: StartOptions): void {
  const http = createHttpServer(
    {
      requestTimeout: clients.request,
      headersTimeout: clients.head,
      connectionsCheckingInterval: clients.head / 2,
      keepAliveTimeout: keepAlive,
    },
    getRequestListener(server.fetch),
  );
  http.setTimeout(clients.idle);
  // Once the port is closed a connection ends with its answer: clients would keep it for a next request.
  http.on('request', (_request, response) =>
    response.once('close', () => http.listening || http.closeIdleConnections()),
  );
  let isStopping = false;
  // Whoever keeps a connection asks the next time by a new one, which leads elsewhere, while this port still takes both.
  http.prependListener('request', (_request, response) => {
    if (isStopping) response.setHeader('connection', 'close');
  });
  listen(http, options);
  const stop = () => {
    http.close(() => void onClosed().finally(() => process.exit(0)));
    after(patience, () => {
      http.closeAllConnections();
      process.exit(0);
    });
    http.closeIdleConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', () => {
    isStopping = true;
    onStop();
    after(drainFor, stop);
  });
}
