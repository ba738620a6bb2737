import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

export interface Vitals {
  /** ms */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** 0 to 100 */
  score: number;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage', '--ignore-certificate-errors'];

/**
 * Lighthouse on a simulated phone (150 ms round trip, 1.6 Mbit/s, 4× CPU); the median of several runs.
 *
 * @param pause ms to wait after load, so that scripts which come late are seen.
 */
export async function measureVitals(url: string, { chromePath, runs, pause }: { chromePath: string; runs: number; pause?: number }): Promise<Vitals> {
  const seen: Vitals[] = [];
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launch({ chromePath, chromeFlags: flags, logLevel: 'silent' });
    try {
      const result = await lighthouse(url, {
        port: chrome.port, logLevel: 'silent', onlyCategories: ['performance'], formFactor: 'mobile', throttlingMethod: 'simulate',
        ...(pause === undefined ? {} : { pauseAfterLoadMs: pause, pauseAfterFcpMs: pause }),
      });
      const audits = result?.lhr.audits;
      const value = (id: string) => audits?.[id]?.numericValue ?? Number.NaN;
      seen.push({
        fcp: value('first-contentful-paint'), lcp: value('largest-contentful-paint'), tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'), score: Math.round((result?.lhr.categories['performance']?.score ?? 0) * 100),
      });
    } finally {
      chrome.kill();
    }
  }
  const of = (name: keyof Vitals) => median(seen.map(vitals => vitals[name]));
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), score: of('score') };
}
