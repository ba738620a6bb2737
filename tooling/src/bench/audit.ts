import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { fillCartAt } from './fillCart.ts';
import { quietFlags } from './quietBrowser.ts';

/** Of a page by Lighthouse's mobile rules; each 0 to 100. */
export interface Audit {
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** What cost points, by Lighthouse's own names. */
  failed: string[];
}

export interface AuditOptions {
  isPrivate: boolean;
  /** Address of a product that is put into the cart before; unless given the cart is empty. */
  inCart?: string | undefined;
}

/** What a private page is meant to fail. */
const hiddenOnPurpose = 'is-crawlable';

/**
 * Lighthouse's categories beside speed, which is measured apart, in turns with the floor. Whether search engines may find the page
 * counts only where they may.
 */
export async function auditPage(url: string, chromePath: string, { isPrivate, inCart }: AuditOptions): Promise<Audit> {
  const chrome = await launch({ chromePath, chromeFlags: quietFlags(), logLevel: 'silent' });
  try {
    if (inCart !== undefined) await fillCartAt(chrome.port, inCart);
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: ['accessibility', 'best-practices', 'seo'],
      skipAudits: isPrivate ? [hiddenOnPurpose] : [],
      // With its storage the browser would forget the cart.
      disableStorageReset: inCart !== undefined,
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
    });
    if (!result) throw new Error(`auditPage: Lighthouse said nothing of ${url}.`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const failed = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
    );
    return {
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      failed,
    };
  } finally {
    chrome.kill();
  }
}
