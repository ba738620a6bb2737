import type { Audit } from './audit.ts';
import type { FirstLoad } from './firstLoad.ts';
import type { FirstTap } from './firstTap.ts';
import type { Interactions } from './interactions.ts';
import type { Vitals } from './lighthouse.ts';

/**
 * What a page may cost. Bytes are gzip, times ms of a phone. Blocking time and the first scroll are held in CPU time, the
 * largest paint against the floor of the same run, because machines differ and are busy with other things.
 */
export const budgets = {
  /** With something in the cart its page and the checkout read carts, too (docs/performance.md). */
  script: { open: 125 * 1024, cart: 140 * 1024, checkout: 140 * 1024 },
  style: 15 * 1024,
  requests: 40,
  cls: 0.01,
  tbt: 100,
  lcpRatio: 1.1,
  /** Of a cart, which its document does not hold: the floor is a page without it. */
  cartLcp: 2500,
  interaction: 100,
  interactive: 2300,
  tapToBadge: 1600,
  nextPage: 300,
  scrollTask: 50,
  /** Of 100, in each of Lighthouse's categories but speed, which is a score by the clock of what is held above. */
  score: 100,
} as const;

/** What a page is made of: what everybody may see, the cart of this browser, or its checkout. */
export type PageKind = keyof typeof budgets.script;

export interface Measured {
  name: string;
  load: FirstLoad;
  vitals: Vitals;
  floor: Vitals;
  audit: Audit;
  kind: PageKind;
}

/** What a shop does under the finger, ms. */
export interface Felt {
  tap: FirstTap;
  /** The longest task of the first scroll. */
  scroll: number;
  presses: Interactions;
  /** From a tap on a tile to its product, once both pages have been seen. */
  nextPage: number;
}

type Finding = [isOver: boolean, sentence: string];

const sentences = (name: string, findings: Finding[]): string[] =>
  findings.filter(([isOver]) => isOver).map(([, sentence]) => `${name}: ${sentence}`);

/** How many times as long as the floor's the largest paint of a page takes. */
export const lcpRatio = ({ vitals, floor }: Measured): number => vitals.lcp / floor.lcp;

/** One sentence for each budget that a page breaks. Blocking time by the clock, which holds other work too, breaks none. */
export function broken(measured: Measured): string[] {
  const { name, load, vitals, audit, kind } = measured;
  const script = budgets.script[kind];
  const ratio = lcpRatio(measured);
  const { failed, ...scores } = audit;
  return sentences(name, [
    [load.script.gzip > script, `JavaScript ${load.script.gzip} B gzip, budget ${script}`],
    [load.style.gzip > budgets.style, `CSS ${load.style.gzip} B gzip, budget ${budgets.style}`],
    [load.requests > budgets.requests, `requests ${load.requests}, budget ${budgets.requests}`],
    [vitals.cls > budgets.cls, `CLS ${vitals.cls.toFixed(3)}, budget ${budgets.cls}`],
    [vitals.ownTbt > budgets.tbt, `TBT ${Math.round(vitals.ownTbt)} ms of CPU time, budget ${budgets.tbt}`],
    kind === 'cart'
      ? [vitals.lcp > budgets.cartLcp, `LCP ${Math.round(vitals.lcp)} ms, budget ${budgets.cartLcp}`]
      : [ratio > budgets.lcpRatio, `LCP ${ratio.toFixed(2)} times the floor's, budget ${budgets.lcpRatio}`],
    ...Object.entries(scores).map(([category, score]): Finding => [
      score < budgets.score,
      `Lighthouse ${category} ${score}, budget ${budgets.score}: ${failed.join(', ')}`,
    ]),
  ]);
}

/** One sentence for each thing under the finger that takes too long. */
export function sluggish(name: string, { tap, scroll, presses, nextPage }: Felt): string[] {
  const limits: [what: string, ms: number, budget: number][] = [
    ['interactive', tap.interactive, budgets.interactive],
    ['badge after an early tap', tap.tapToBadge, budgets.tapToBadge],
    ['longest task of the first scroll', scroll, budgets.scrollTask],
    ['the next page', nextPage, budgets.nextPage],
    ...Object.entries(presses).map(([press, ms]): [string, number, number] => [
      `${press} answered after`,
      ms,
      budgets.interaction,
    ]),
  ];
  return sentences(
    name,
    limits.map(([what, ms, budget]) => [ms > budget, `${what} ${Math.round(ms)} ms, budget ${budget}`]),
  );
}
