import { billCategories, billers } from './billers.ts';
import type { BillProvider, FetchAnswer, PayAnswer } from './BillProvider.ts';
import { rechargePlans } from './rechargePlans.ts';
import { chance } from '../seed/chance.ts';

const DAY = 86_400_000;
/** How long a biller that takes its time needs, ms. */
const SLOW_MS = 60_000;

/** How a number ends tells what becomes of it (README). */
const endings = {
  unknown: '0000',
  paidUp: '1111',
  unavailable: '2222',
  refusesMoney: '3333',
  slow: '4444',
  slowAndRefuses: '5555',
} as const;

const names = ['A••• S•••••', 'M•••• K•••', 'R••• N•••', 'S••••• D••', 'P••• I•••'];

/** "2026-03-18", in India. */
const dayOf = (ms: number): string => new Date(ms + 5.5 * 3_600_000).toISOString().slice(0, 10);

const has = (number: string, ending: keyof typeof endings) => number.endsWith(endings[ending]);

/** Plays BBPS and its aggregator: the same number has the same bill all month, and no money moves. */
export const playedProvider: BillProvider = {
  categories: billCategories,
  billers,
  plans: rechargePlans,
  fetch(biller, number, now): FetchAnswer {
    if (!biller.isAvailable || has(number, 'unavailable')) return { status: 'BILLER_UNAVAILABLE' };
    if (has(number, 'unknown')) return { status: 'UNKNOWN_NUMBER' };
    const drawn = chance(`${biller.id} ${number}`);
    // Who has a prepaid number is told to nobody.
    const name = biller.kind === 'PLAN' ? null : names[drawn % names.length]!;
    if (biller.kind !== 'BILL') return { status: 'FOUND', name, bill: null };
    if (has(number, 'paidUp')) return { status: 'NO_BILL_DUE', name };
    const month = dayOf(now).slice(0, 7);
    const billedOn = Date.parse(`${month}-01T00:00:00Z`);
    return {
      status: 'FOUND',
      name,
      bill: {
        number: `${month.replace('-', '')}${String(drawn % 100_000).padStart(5, '0')}`,
        // ₹180 to ₹3,680, with paise.
        amount: 18_000 + (chance(`${biller.id} ${number} ${month}`) % 350_000),
        billedOn: dayOf(billedOn),
        dueOn: dayOf(billedOn + (14 + (drawn % 14)) * DAY),
      },
    };
  },
  pay(_, number, paymentNumber, since, now): PayAnswer {
    const isSlow = has(number, 'slow') || has(number, 'slowAndRefuses');
    if (isSlow && now - since < SLOW_MS) return { status: 'PENDING' };
    if (has(number, 'refusesMoney') || has(number, 'slowAndRefuses')) return { status: 'FAILED' };
    return { status: 'DONE', reference: `BBPS${String(chance(paymentNumber)).padStart(10, '0')}` };
  },
};
