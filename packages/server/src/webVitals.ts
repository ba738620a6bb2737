import { maskPersonal } from '@shop/variant';
import type { Handler } from 'hono';
import { loggedPath, type Log } from './observe/log.ts';
import { logQuota } from './logQuota.ts';

/** Vitals of all browsers that are written down in a minute. */
const mostInWindow = 600;

const names = new Set<unknown>(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
const ratings = new Set<unknown>(['good', 'needs-improvement', 'poor']);

interface Vital {
  name: unknown;
  /** ms; of CLS a share. */
  value: number;
  rating: unknown;
  path: string;
}

const isVital = (each: unknown): each is Vital => {
  if (typeof each !== 'object' || each === null) return false;
  const { name, value, rating, path } = each as Record<string, unknown>;
  return (
    names.has(name) &&
    ratings.has(rating) &&
    typeof path === 'string' &&
    typeof value === 'number' &&
    value >= 0 &&
    value < 1e7
  );
};

function vitalsIn(text: string): Vital[] {
  try {
    const body: unknown = JSON.parse(text);
    return Array.isArray(body) ? body.slice(0, names.size).filter(isVital) : [];
  } catch {
    return [];
  }
}

/**
 * Takes how fast pages were for visitors, and writes it down: one line a number, with the page that it is of, and nothing of
 * who it was (analytics-10).
 *
 * @param now Milliseconds since the epoch.
 */
export function webVitals(log: Log, now: () => number): Handler {
  const mayWrite = logQuota(mostInWindow, now);
  return async c => {
    for (const { name, value, rating, path } of vitalsIn(await c.req.text()))
      if (mayWrite())
        log({ vital: name, value: Math.round(value * 1000) / 1000, rating, path: maskPersonal(loggedPath(path)) });
    return c.body(null, 204, { 'cache-control': 'no-store' });
  };
}
