import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { fillCartAt } from './fillCart.ts';
import { median } from './median.ts';
import { ownBlocking } from './ownBlocking.ts';
import { quietFlags } from './quietBrowser.ts';

export interface Vitals {
  /** ms */
  fcp: number;
  lcp: number;
  /** As Lighthouse counts it. */
  tbt: number;
  /** Of the page's own work, in CPU time. */
  ownTbt: number;
  cls: number;
  /** 0 to 100 */
  score: number;
}

/** How often a page is run again that measured nothing. */
const spareRuns = 3;

export interface VitalsOptions {
  /** ms to wait after load, so that scripts which come late are seen. */
  pause?: number;
  /** Address of a product that is put into the cart before; unless given the cart is empty. */
  inCart?: string | undefined;
}

/** Lighthouse on a simulated phone (150 ms round trip, 1.6 Mbit/s, 4× CPU), once. */
export async function measureVitals(
  url: string,
  chromePath: string,
  { pause, inCart }: VitalsOptions = {},
): Promise<Vitals> {
  // Lighthouse now and then finds no largest paint in a trace: such a run says nothing and is made again, a few times.
  for (let attempt = 0; attempt <= spareRuns; attempt += 1) {
    const chrome = await launch({ chromePath, chromeFlags: quietFlags(), logLevel: 'silent' });
    try {
      if (inCart !== undefined) await fillCartAt(chrome.port, inCart);
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'silent',
        onlyCategories: ['performance'],
        formFactor: 'mobile',
        throttlingMethod: 'simulate',
        // With its storage the browser would forget the cart.
        disableStorageReset: inCart !== undefined,
        ...(pause === undefined ? {} : { pauseAfterLoadMs: pause, pauseAfterFcpMs: pause }),
      });
      const audits = result?.lhr.audits;
      const value = (id: string) => audits?.[id]?.numericValue ?? Number.NaN;
      const vitals = {
        fcp: value('first-contentful-paint'),
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        ownTbt: ownBlocking(
          result?.artifacts.Trace?.traceEvents ?? [],
          result?.lhr.environment.benchmarkIndex ?? Number.NaN,
        ),
        cls: value('cumulative-layout-shift'),
        score: Math.round((result?.lhr.categories['performance']?.score ?? 0) * 100),
      };
      if (Number.isFinite(vitals.lcp) && Number.isFinite(vitals.ownTbt)) return vitals;
    } finally {
      chrome.kill();
    }
  }
  throw new Error(`measureVitals: no run of ${url} measured a largest paint.`);
}

/** The median of each value. */
export function middle(runs: readonly Vitals[]): Vitals {
  const of = (name: keyof Vitals) => median(runs.map(vitals => vitals[name]));
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), ownTbt: of('ownTbt'), cls: of('cls'), score: of('score') };
}
