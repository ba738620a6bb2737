import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export interface StartOptions {
  server: Hono;
  port: number;
  /** Environment variable that moves the port, for who reads the log. */
  portVariable: string;
  /** What the server is called in the log. */
  name: string;
  /** Follows what the log says when it listens. */
  note: string;
}

/** How long open requests may take to end once the server is asked to stop, ms. */
const patience = 5000;

/**
 * Listens until SIGINT or SIGTERM, then lets open requests end.
 *
 * @throws never: a port in use ends the process with one line that names the remedy.
 */
export function startServer({ server, port, portVariable, name, note }: StartOptions): void {
  const http = createHttpServer(getRequestListener(server.fetch));
  http.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `${name}: port ${port} is in use. Stop what uses it, or set ${portVariable} to another port.`
        : `${name}: ${error.message}`,
    );
    process.exit(1);
  });
  http.listen(port, () => console.log(`${name} listens on http://localhost:${port}${note}`));
  const stop = () => {
    http.close(() => process.exit(0));
    setTimeout(() => {
      http.closeAllConnections();
      process.exit(0);
    }, patience).unref();
    http.closeIdleConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
