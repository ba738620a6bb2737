import * as text from '@shop/messages/bills';
import { useAppSelector, userSlice, type PaymentOption } from '@shop/state';
import { Button } from '@shop/ui';
import { CircleCheck } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { featureCheck } from '../context/features.ts';
import { useShop } from '../context/ShopContext.ts';
import { keepBillDraft, readBillDraft } from '../features/bills/billDraft.ts';
import { BillForm } from '../features/bills/BillForm.tsx';
import css from '../features/bills/Bills.module.css';
import type { Bill, Biller } from '../features/bills/billQueries.ts';
import { BillReview } from '../features/bills/BillReview.tsx';
import type { BillValues } from '../features/bills/billSchema.ts';
import { setuHref } from '../features/bills/setuHref.ts';
import { useFetchBill, type BillAnswer } from '../features/bills/useFetchBill.ts';
import { useOpenBillPayment } from '../features/bills/useOpenBillPayment.ts';
import { PaymentStep } from '../features/checkout/PaymentStep.tsx';
import { paymentWays } from '../features/checkout/paymentWays.ts';
import { returnPath } from '../features/payment/returnPath.ts';
import { EmptyState } from '../features/shared/EmptyState.tsx';
import { useKeepsData } from '../features/shared/keepsData.ts';
import { signInHref } from '../features/shared/signInHref.ts';
import { useKeptFocus } from '../features/shared/useKeptFocus.ts';
import { useSessionReady } from '../features/shared/useSessionReady.ts';

/** What is saved is chosen for carts; at the gateway it is there for bills, too. */
const nothingSaved = { isGone: false, status: 'ready', refresh: () => undefined } as const;

/** How a bill may be paid: each way once, whoever takes the payment (payment-14). */
function useWays(methods: string[]) {
  const { config, variant } = useShop();
  const keeps = useKeepsData();
  const has = featureCheck(config);
  return paymentWays({
    cart: {
      available_payment_methods: methods.map(code => ({ code, title: code, surcharge: null })),
      is_only_upi: false,
      is_virtual: true,
      applied_coupons: null,
    },
    // A gateway leads back to another document, which must know who is there.
    has: feature => has(feature) && (keeps || feature !== 'order-lookup'),
    preferred: variant.preferredGateway,
    last: null,
  });
}

interface ReviewProps {
  biller: Biller;
  bill: Bill;
  onBack: () => void;
  onFetchAgain: () => void;
}

function Review({ biller, bill, onBack, onFetchAgain }: ReviewProps) {
  const navigate = useNavigate();
  const ways = useWays(bill.payment_methods);
  const [chosen, setChosen] = useState<PaymentOption>();
  const title = useRef<HTMLHeadingElement>(null);
  const { busy, problem, isRefused, open } = useOpenBillPayment(({ number, method }) => {
    void navigate(returnPath({ orderNumber: number, method }));
  });
  useEffect(() => title.current?.focus(), []);
  const option = chosen ?? ways[0]?.options[0];
  return (
    <BillReview
      biller={biller}
      bill={bill}
      titleRef={title}
      ways={<PaymentStep ways={ways} saved={{ ...nothingSaved, ways: [] }} shown={option} onChoose={setChosen} />}
      canPay={option !== undefined}
      busy={busy}
      problem={problem}
      onPay={() => option && void open(bill, option.pg, option.id)}
      onBack={onBack}
      onFetchAgain={isRefused ? onFetchAgain : undefined}
    />
  );
}

/** The part of the address that says that the bill is looked at. */
const billStep = '#bill';

/** What the biller says against a number that fits its rule. */
const refusalOf = (biller: Biller, answer: BillAnswer | undefined): string | undefined =>
  answer?.status === 'UNKNOWN_NUMBER' ? text.unknownNumber(biller.name, biller.number.label) : undefined;

/** One biller: the number, the bill, and the way to its payment. What is typed survives a sign-in (bills-04). */
export function PayBill({
  biller,
}: {
  /** The biller that the address names, as its loader found it. */
  biller: Biller;
}) {
  const navigate = useNavigate();
  const ready = useSessionReady();
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const { busy, problem, answer, fetch, forget } = useFetchBill(biller);
  const email = useAppSelector(userSlice.selectors.selectEmail);
  const owner = signedIn ? email : null;
  const [draft, setDraft] = useState(() =>
    typeof document === 'undefined' ? undefined : readBillDraft(biller.id, owner),
  );
  const hadOwner = useRef(false);
  const keep = useCallback(
    (values: BillValues) => {
      // Whose it is is known in a moment, and then it is kept. At the end of a session it is not made a guest's (bills-09).
      if (signedIn ? owner !== null : !hadOwner.current) keepBillDraft(biller.id, owner, values);
    },
    [biller.id, owner, signedIn],
  );
  useEffect(() => {
    if (owner === null) return;
    hadOwner.current = true;
    const kept = readBillDraft(biller.id, owner);
    // What a guest typed is the customer's from now on.
    if (kept) keepBillDraft(biller.id, owner, kept.values, kept.isWanted);
    setDraft(kept);
  }, [biller.id, owner]);
  const page = useRef<HTMLDivElement>(null);
  const { hash, search } = useLocation();
  // The bill is a step of its own: the back button leads to its number, and not out of here (bills-04).
  const isStep = hash === billStep;
  const bill = isStep ? answer?.bill : undefined;
  const isReview = bill != null;
  useEffect(() => {
    if (!answer?.bill) {
      // A reload knows no bill any more.
      if (isStep && !busy) void navigate({ search }, { replace: true });
      return;
    }
    setDraft(readBillDraft(biller.id, owner));
    if (!isStep) void navigate({ search, hash: billStep });
    // oxlint-disable-next-line react/exhaustive-deps -- when there is another answer, or none
  }, [answer]);
  const isPaidUp = answer?.status === 'NO_BILL_DUE';
  useKeptFocus(isReview ? 'review' : isPaidUp ? 'paid-up' : 'form', () => page.current?.querySelector('h1'));

  const goOn = (values: BillValues) => {
    if (signedIn) return void fetch(values);
    keepBillDraft(biller.id, null, values, true);
    void navigate(signInHref(setuHref(biller.category, biller.id)));
  };
  const isWanted = ready && owner !== null && draft?.isWanted === true;
  useEffect(() => {
    if (!isWanted) return;
    // Once: a reload asks nobody by itself.
    keepBillDraft(biller.id, owner, draft.values);
    setDraft({ ...draft, isWanted: false });
    void fetch(draft.values);
    // oxlint-disable-next-line react/exhaustive-deps -- when the shopper has come back from signing in
  }, [isWanted]);
  const back = () => {
    setDraft(readBillDraft(biller.id, owner));
    forget();
  };

  return (
    <div ref={page} className={css['stage']}>
      {answer && bill ? (
        <Review
          biller={biller}
          bill={bill}
          onBack={() => void navigate(-1)}
          onFetchAgain={() => void fetch(answer.values)}
        />
      ) : isPaidUp ? (
        <EmptyState
          level={1}
          picture={<CircleCheck size={48} strokeWidth={1.25} />}
          title={text.noBillDue}
          action={
            <>
              <Button onClick={back}>{text.otherNumber}</Button>
              <Button kind="secondary" href="/setu">
                {text.payAnother}
              </Button>
            </>
          }
        >
          {text.noBillDueHelp(biller.name, answer.values.number)}
        </EmptyState>
      ) : (
        <>
          <h1 tabIndex={-1}>{biller.name}</h1>
          <BillForm
            biller={biller}
            known={draft?.values}
            isGuest={ready && !signedIn}
            busy={busy || isWanted}
            problem={answer?.status === 'BILLER_UNAVAILABLE' ? text.unavailable(biller.name) : problem}
            refusal={refusalOf(biller, answer)}
            onType={keep}
            onSend={goOn}
          />
        </>
      )}
    </div>
  );
}
