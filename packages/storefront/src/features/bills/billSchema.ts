import * as text from '@shop/messages/bills';
import { plainDigits } from '@shop/state';
import * as v from 'valibot';
import { as } from '../shared/fieldRules.ts';
import { readCustomerNumber } from './billNumber.ts';
import type { Biller } from './billQueries.ts';

/** What is typed to have a bill fetched; a field that the biller does not ask for stays ''. */
export interface BillValues {
  number: string;
  /** Whole rupees. */
  amount: string;
  /** Code of a telecom circle. */
  circle: string;
  /** Id of a plan. */
  plan: string;
}

export const noBillValues: BillValues = { number: '', amount: '', circle: '', plan: '' };

/** The least and the most that a biller takes, as a shopper reads it. */
export type LimitsText = readonly [least: string, most: string];

function amountOf({ minimum_amount: least, maximum_amount: most }: Biller, limits: LimitsText) {
  return as(typed => {
    const value = plainDigits(typed).replaceAll(/[\s,₹]/g, '');
    const rupees = Number(value);
    const fits = /^\d{1,9}$/.test(value) && rupees >= (least?.value ?? 1) && rupees <= (most?.value ?? Infinity);
    return fits ? { value: String(rupees) } : { problem: text.amountWrong(...limits) };
  });
}

/** What a biller has to be asked with (bills-02, bills-03). The back end checks the same again. */
export const billSchema = (biller: Biller, limits: LimitsText) =>
  v.object({
    number: as(typed => readCustomerNumber(biller.number, typed)),
    amount: biller.kind === 'AMOUNT' ? amountOf(biller, limits) : v.string(),
    circle:
      biller.kind === 'PLAN' && biller.circles.length > 0
        ? v.pipe(v.string(), v.nonEmpty(text.circleMissing))
        : v.string(),
    plan:
      biller.kind === 'PLAN'
        ? v.pipe(v.nullish(v.string(), ''), v.nonEmpty(text.planMissing))
        : v.nullish(v.string(), ''),
  });
