import type { MetricType } from 'web-vitals';
import { vitalsPath } from '@shop/variant';

/** How fast a page was for its visitor. */
export interface Vital {
  name: string;
  /** ms; of CLS a share. */
  value: number;
  rating: string;
}

export interface WatchVitalsOptions {
  /** Path of the page that is shown, without what may be somebody's. */
  path: () => string;
  /** Told of each vital of a page, once. */
  onVital: (vital: Vital) => void;
  /** Also tell the storefront server, when the page is left. */
  isReported: boolean;
}

/** Age of the document at which the code that measures comes, ms. What was before is known to the browser. */
const age = 5000;

/** Measures web vitals (analytics-10). Where its code does not come, nothing is measured. */
export function watchVitals({ path, onVital, isReported }: WatchVitalsOptions): void {
  const seen = new Set<string>();
  let unreported: (Vital & { path: string })[] = [];
  const take = ({ id, name, value, rating }: MetricType) => {
    if (seen.has(id)) return;
    seen.add(id);
    onVital({ name, value, rating });
    if (isReported) unreported.push({ name, value, rating, path: path() });
    if (document.visibilityState === 'hidden') queueMicrotask(report);
  };
  const report = () => {
    // Some browsers let it be switched off.
    if (unreported.length === 0 || !('sendBeacon' in navigator)) return;
    navigator.sendBeacon(vitalsPath, JSON.stringify(unreported));
    unreported = [];
  };
  setTimeout(
    () =>
      void import('web-vitals').then(
        ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
          for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(take);
          document.addEventListener('visibilitychange', () => {
            if (document.visibilityState === 'hidden') report();
          });
        },
        () => undefined,
      ),
    Math.max(0, age - performance.now()),
  );
}
