import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { readLimited } from '../transport/readLimited.ts';
import type { ToldEvents } from './toldEvents.ts';

/** Bytes of one event. */
const LONGEST_EVENT = 16 * 1024;

const files = ['tag-manager.js', 'engagement.js'].map(name => ({
  name,
  body: readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8'),
}));

const headers = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'public, max-age=300',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * A tag manager and an engagement tool as far as a browser meets them: their scripts, and what these tell. To be mounted
 * at /gateways/analytics. What was told: `eventDesk.ts`.
 */
export function analyticsRoutes(events: ToldEvents, clock: () => Date): Hono {
  const app = new Hono();
  for (const { name, body } of files) app.get(`/${name}`, http => http.body(body, 200, headers));
  app.post('/collect', async http => {
    try {
      const body: unknown = JSON.parse(await readLimited(http.req.raw, LONGEST_EVENT));
      const { tool, told, at } = (body ?? {}) as Record<string, unknown>;
      if ((tool !== 'dataLayer' && tool !== 'engagement') || typeof told !== 'object' || told === null)
        return http.body(null, 400);
      events.add({ tool, told, at: typeof at === 'number' ? at : clock().getTime() });
      return http.body(null, 204);
    } catch {
      return http.body(null, 400);
    }
  });
  return app;
}
