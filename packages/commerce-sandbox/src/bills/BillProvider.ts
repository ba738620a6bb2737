/*
 * What a provider of bill payments (BBPS through an aggregator) is asked. The shop's back end speaks to one by this
 * interface only: another aggregator is another implementation.
 */

/** A kind of bill, as shoppers look for it; also the segment of its address (`/setu?p=electricity`). */
export interface BillCategory {
  code: string;
  name: string;
}

/**
 * How what is paid comes about: the biller says it (BILL), the shopper picks one of the biller's plans (PLAN), or types
 * it (AMOUNT).
 */
export type BillerKind = 'BILL' | 'PLAN' | 'AMOUNT';

/** How a customer of a biller is named there. */
export interface CustomerNumberRule {
  label: string;
  /** What it looks like and where it stands, for people. */
  hint: string;
  /** Regular expression for the whole of it, without spaces and hyphens, in capitals. */
  pattern: string;
  /** Characters. */
  shortest: number;
  longest: number;
  /** Digits only: a phone shows its number pad. */
  isNumeric: boolean;
}

export interface Biller {
  id: string;
  /** Code of its category. */
  category: string;
  name: string;
  /** Where it serves: a city, a state, "All India". */
  place: string;
  kind: BillerKind;
  number: CustomerNumberRule;
  /** False while the biller is down for longer. */
  isAvailable: boolean;
  /** Least and most that may be typed, paise; set for AMOUNT. */
  limits?: { least: number; most: number };
  /** Whether its plans differ by telecom circle; for PLAN. */
  hasCircles?: boolean;
}

/** What a recharge brings. Paise. */
export interface RechargePlan {
  id: string;
  /** "Popular", "Data" and so on. */
  group: string;
  price: number;
  /** "28 days"; null where it ends with the plan that one has. */
  validity: string | null;
  /** "1.5 GB a day"; null where it brings none. */
  data: string | null;
  description: string;
}

/** What a biller says about a customer's number. Days as "2026-03-18", paise. */
export type FetchAnswer =
  | {
      status: 'FOUND';
      /** The customer's name with most of it hidden. */
      name: string | null;
      /** Null where nothing was billed, as with a recharge. */
      bill: { number: string; amount: number; billedOn: string; dueOn: string } | null;
    }
  | { status: 'NO_BILL_DUE'; name: string | null }
  | { status: 'UNKNOWN_NUMBER' | 'BILLER_UNAVAILABLE' };

/** What became of a payment at the biller. `reference` is the biller's own. */
export type PayAnswer = { status: 'DONE'; reference: string } | { status: 'PENDING' } | { status: 'FAILED' };

export interface BillProvider {
  categories: readonly BillCategory[];
  billers: readonly Biller[];
  /** Plans of a biller; of one circle where they differ by it. */
  plans: (biller: Biller, circle: string | null) => RechargePlan[];
  /** Asks the biller for what is due. `now` in ms since 1970. */
  fetch: (biller: Biller, number: string, now: number) => FetchAnswer;
  /** Tells the biller of the money, or asks again what became of it: `since` is when it was told, ms since 1970. */
  pay: (biller: Biller, number: string, paymentNumber: string, since: number, now: number) => PayAnswer;
}
