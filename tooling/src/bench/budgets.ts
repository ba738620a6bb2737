import type { FirstLoad } from './firstLoad.ts';
import type { Interactions } from './interactions.ts';
import type { Vitals } from './lighthouse.ts';

/** What a page may cost. Bytes are gzip; times are held against the floor of the same run, because machines differ. */
export const budgets = {
  script: 150 * 1024,
  style: 15 * 1024,
  cls: 0.02,
  tbt: 100,
  lcpRatio: 1.25,
  interaction: 100,
} as const;

export interface Measured {
  name: string;
  load: FirstLoad;
  vitals: Vitals;
  floor: Vitals;
}

const blocksLong = ({ tbt }: Vitals) => tbt > budgets.tbt;
const lcpRatio = (vitals: Vitals, floor: Vitals) => vitals.lcp / floor.lcp;
const paintsLate = (vitals: Vitals, floor: Vitals) => lcpRatio(vitals, floor) > budgets.lcpRatio;

/** Whether a time is over its budget, which may also come from what else the machine did meanwhile. */
export const isSlow = (vitals: Vitals, floor: Vitals): boolean => blocksLong(vitals) || paintsLate(vitals, floor);

/** One sentence for each budget that a page breaks. */
export function broken({ name, load, vitals, floor }: Measured): string[] {
  const over: [boolean, string][] = [
    [load.script.gzip > budgets.script, `JavaScript ${load.script.gzip} B gzip, budget ${budgets.script}`],
    [load.style.gzip > budgets.style, `CSS ${load.style.gzip} B gzip, budget ${budgets.style}`],
    [vitals.cls > budgets.cls, `CLS ${vitals.cls.toFixed(3)}, budget ${budgets.cls}`],
    [
      blocksLong(vitals),
      `TBT ${Math.round(vitals.tbt)} ms, ${Math.round(vitals.ownTbt)} of its own, budget ${budgets.tbt}`,
    ],
    [
      paintsLate(vitals, floor),
      `LCP ${lcpRatio(vitals, floor).toFixed(2)} times the floor's, budget ${budgets.lcpRatio}`,
    ],
  ];
  return over.filter(([isOver]) => isOver).map(([, sentence]) => `${name}: ${sentence}`);
}

/** One sentence for each press that is answered too late. */
export function sluggish(name: string, interactions: Interactions): string[] {
  return Object.entries(interactions)
    .filter(([, duration]) => duration > budgets.interaction)
    .map(
      ([press, duration]) =>
        `${name}: ${press} answered after ${Math.round(duration)} ms, budget ${budgets.interaction}`,
    );
}
