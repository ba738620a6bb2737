import type { Browser } from 'playwright';
import { alternate } from './alternate.ts';
import { auditPage } from './audit.ts';
import { lcpRatio, type Measured, type PageKind } from './budgets.ts';
import { measureFirstLoad } from './firstLoad.ts';
import { measureVitals, middle, type Vitals } from './lighthouse.ts';

/** Lighthouse sees scripts that come late only when it waits. */
const latePause = 5250;

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(6);
const seconds = (ms: number) => (ms / 1000).toFixed(2);

/** A page whose late scripts were waited for, too. */
export interface MeasuredLate extends Measured {
  late: Vitals;
}

/** The page with and without its scripts, in the same browser. */
export interface Addresses {
  page: string;
  floor: string;
  /** No search engine is to find it. */
  isPrivate: boolean;
  kind: PageKind;
  /** What it is measured with in the cart: the address of a product. */
  inCart?: string | undefined;
}

/** Measures a page and its floor in turn, each so many times, slow or not. */
export async function measurePage(
  name: string,
  { page, floor, isPrivate, kind, inCart }: Addresses,
  { browser, chromePath, runs }: { browser: Browser; chromePath: string; runs: number },
): Promise<MeasuredLate> {
  const load = await measureFirstLoad(browser, page, inCart);
  const { first, second } = await alternate(
    runs,
    () => measureVitals(floor, chromePath),
    () => measureVitals(page, chromePath, { inCart }),
  );
  const late = await measureVitals(page, chromePath, { pause: latePause, inCart });
  const audit = await auditPage(page, chromePath, { isPrivate, inCart });
  return { name, load, vitals: middle(second), floor: middle(first), late, audit, kind };
}

/** What stands above the lines of pages. */
export const heading = `${'page'.padEnd(24)} JS KB gz   br   CSS KB gz  req   FCP s  LCP s  floor  ratio  TBT ms   CPU floor  late      CLS  speed a11y best  seo`;

/** A page as a line of the table. */
export function line(measured: MeasuredLate): string {
  const { name, load, vitals, floor, late, audit } = measured;
  return [
    name.padEnd(24),
    kilobytes(load.script.gzip),
    kilobytes(load.script.brotli),
    kilobytes(load.style.gzip),
    String(load.requests).padStart(8),
    `  ${seconds(vitals.fcp)}   ${seconds(vitals.lcp)}   ${seconds(floor.lcp)}   ${lcpRatio(measured).toFixed(2)}`,
    String(Math.round(vitals.tbt)).padStart(7),
    ...[vitals.ownTbt, floor.tbt, late.tbt].map(ms => String(Math.round(ms)).padStart(5)),
    vitals.cls.toFixed(3).padStart(8),
    String(vitals.score).padStart(6),
    ...[audit.accessibility, audit.bestPractices, audit.seo].map(score => String(score).padStart(4)),
  ].join(' ');
}
