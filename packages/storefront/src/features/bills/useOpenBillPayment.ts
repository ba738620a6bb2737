import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/bills';
import { constants } from '@shop/state';
import { useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { problemText } from '../shared/problemText.ts';
import { tabStorage } from '../shared/tabStorage.ts';
import { useIsHere } from '../shared/useIsHere.ts';
import { useRestored } from '../shared/useRestored.ts';
import { CreateBillPayment, type Bill } from './billQueries.ts';

/**
 * Opens the payment of a bill. Asked twice, or again after a lost answer, the back end says which payment is open
 * (bills-06), and that one is gone on with.
 *
 * @param onOpened leads to the page of the payment, where the shopper still waits for it.
 */
export function useOpenBillPayment(onOpened: (payment: { number: string; method: string }) => void) {
  const { client } = useCommerce();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const isSent = useRef(false);
  const isHere = useIsHere();
  useRestored(() => {
    isSent.current = false;
    setBusy(false);
  });
  return {
    busy,
    problem,
    /** The back end opens no payment of this bill as it was fetched: it may be old by now, or paid by somebody else. */
    isRefused,
    /** @param option of the gateway, for example "upi". */
    open: async (bill: Pick<Bill, 'id'>, method: string, option: string) => {
      if (isSent.current) return;
      isSent.current = true;
      setBusy(true);
      setProblem(undefined);
      setIsRefused(false);
      try {
        const { createBillPayment } = await client.mutate(CreateBillPayment, {
          input: { bill_id: bill.id, payment_method: method },
        });
        const payment = createBillPayment?.payment;
        if (payment) {
          tabStorage().set('billToPay', { number: payment.number, option }, constants.BILL_TO_PAY_TTL_S);
          if (isHere()) onOpened({ number: payment.number, method: payment.payment_method });
          return;
        }
        setProblem(text.notOpened);
      } catch (error) {
        setProblem(error instanceof CommerceError ? problemText(error.problem) : text.notOpened);
        setIsRefused(error instanceof CommerceError && error.problem.kind === 'rejected');
      }
      isSent.current = false;
      setBusy(false);
    },
  };
}
