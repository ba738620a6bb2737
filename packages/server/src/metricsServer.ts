import { createServer, type Server } from 'node:http';
import type { Metrics } from './observe/metrics.ts';

/**
 * Serves what was counted at `/metrics`, for who runs the shop: on a port of its own, which no balancer leads to.
 */
export function serveMetrics(metrics: Pick<Metrics, 'print'>): Server {
  return createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    try {
      const { text, type } = await metrics.print();
      response.writeHead(200, { 'content-type': type }).end(text);
    } catch {
      // Whoever counts hears of it; the shop goes on.
      response.writeHead(500).end();
    }
  });
}
