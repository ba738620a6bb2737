import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/bills';
import { useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { problemText } from '../shared/problemText.ts';
import { FetchBill, type Bill, type Biller, type FetchStatus } from './billQueries.ts';
import type { BillValues } from './billSchema.ts';

/** What a biller said about a number. */
export interface BillAnswer {
  status: FetchStatus;
  bill: Bill | null;
  /** What it was asked with. */
  values: BillValues;
}

/** What a biller may say: another answer is none that a shopper could be told. */
const known: ReadonlySet<string> = new Set<FetchStatus>([
  'FOUND',
  'NO_BILL_DUE',
  'UNKNOWN_NUMBER',
  'BILLER_UNAVAILABLE',
]);

/** Asks a biller what is due. An answer that comes after another question was asked is none. */
export function useFetchBill({ id, kind }: Biller) {
  const { client } = useCommerce();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [answer, setAnswer] = useState<BillAnswer>();
  const run = useRef(0);
  const input = ({ number, plan, circle, amount }: BillValues) => ({
    biller_id: id,
    customer_number: number,
    ...(kind === 'PLAN' && { plan_id: plan, circle: circle || null }),
    ...(kind === 'AMOUNT' && { amount: Number(amount) }),
  });
  return {
    busy,
    /** Why there is no answer. */
    problem,
    answer,
    fetch: async (values: BillValues) => {
      if (busy) return;
      const own = (run.current += 1);
      setBusy(true);
      setProblem(undefined);
      setAnswer(undefined);
      try {
        const { fetchBill } = await client.mutate(FetchBill, { input: input(values) });
        if (own !== run.current) return;
        // A bill that is not there, or costs nothing, cannot be paid.
        const bill = (fetchBill?.bill?.amount.value ?? 0) > 0 ? (fetchBill?.bill ?? null) : null;
        const said = fetchBill && (fetchBill.status !== 'FOUND' || bill) && known.has(fetchBill.status);
        if (said) setAnswer({ status: fetchBill.status, bill, values });
        else setProblem(text.notFetched);
      } catch (error) {
        if (own !== run.current) return;
        setProblem(error instanceof CommerceError ? problemText(error.problem) : text.notFetched);
      }
      setBusy(false);
    },
    /** Back to what was typed. */
    forget: () => {
      run.current += 1;
      setBusy(false);
      setAnswer(undefined);
      setProblem(undefined);
    },
  };
}
