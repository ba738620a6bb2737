import type { MetricType } from 'web-vitals';
import { vitalsPath } from '@shop/variant';

/** How fast a page was for its visitor. */
export interface Vital {
  name: string;
  /** ms; of CLS a share. */
  value: number;
  rating: string;
}

/** The page that a vital is of. */
export interface VitalPage {
  type: string;
  /** Without what may be somebody's. */
  path: string;
}

export interface WatchVitalsOptions {
  /** False while the visitor does not agree: nothing is measured or told then. */
  isAllowed: () => boolean;
  /** The page that is shown, or the one that the document began with. */
  pageOf: (isOfBeginning: boolean) => VitalPage;
  /** Told of each vital of a page, once. */
  onVital: (vital: Vital, page: VitalPage) => void;
  /** Also tell the storefront server, when the page is left. */
  isReported: boolean;
}

/** Age of the document at which the code that measures comes, ms. What was before is known to the browser. */
const age = 5000;
/** What is measured of a document's beginning, and of its first page though it is told later. */
const ofBeginning = new Set(['TTFB', 'FCP', 'LCP']);

/**
 * Measures web vitals, each of the page that it belongs to (analytics-10). Where its code does not come, nothing is
 * measured.
 */
export function watchVitals({ isAllowed, pageOf, onVital, isReported }: WatchVitalsOptions): {
  /** The visitor agrees. */
  begin: () => void;
} {
  const seen = new Set<string>();
  let unreported: (Vital & { path: string })[] = [];
  let isBegun = false;
  const take = ({ id, name, value, rating, navigationType }: MetricType) => {
    if (seen.has(id) || !isAllowed()) return;
    seen.add(id);
    const page = pageOf(ofBeginning.has(name) && navigationType !== 'back-forward-cache');
    onVital({ name, value, rating }, page);
    if (isReported) unreported.push({ name, value, rating, path: page.path });
    if (document.visibilityState === 'hidden') queueMicrotask(report);
  };
  const report = () => {
    const vitals = unreported;
    unreported = [];
    // Some browsers let it be switched off.
    if (vitals.length === 0 || !isAllowed() || !('sendBeacon' in navigator)) return;
    navigator.sendBeacon(vitalsPath, JSON.stringify(vitals));
  };
  const measure = () => {
    isBegun = isAllowed();
    if (!isBegun) return;
    void import('web-vitals').then(
      ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
        for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(take);
        document.addEventListener('visibilitychange', () => {
          if (document.visibilityState === 'hidden') report();
        });
      },
      () => undefined,
    );
  };
  return {
    begin() {
      if (isBegun) return;
      isBegun = true;
      setTimeout(measure, Math.max(0, age - performance.now()));
    },
  };
}
