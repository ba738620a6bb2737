import * as guestText from '@shop/messages/guestOrder';
import * as text from '@shop/messages/orders';
import { Button, ErrorView } from '@shop/ui';
import { PackageOpen } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { useReceiptAddress } from '../features/confirmation/useReceiptAddress.ts';
import { GuestOrderForm } from '../features/orders/GuestOrderForm.tsx';
import { OrderDetails, OrderDetailsSkeleton } from '../features/orders/OrderDetails.tsx';
import css from '../features/orders/Orders.module.css';
import { useGuestOrder } from '../features/orders/useGuestOrder.ts';
import { useOrder } from '../features/orders/useOrder.ts';
import { EmptyState } from '../features/shared/EmptyState.tsx';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { useKeptFocus } from '../features/shared/useKeptFocus.ts';
import { useSessionReady } from '../features/shared/useSessionReady.ts';
import { usePaying } from './usePaying.ts';

interface OrderProps {
  token: string;
  /** Its heading stands, or what is said in its place. */
  onShown: () => void;
  onAnother: () => void;
}

function Order({ token, onShown, onAnother }: OrderProps) {
  const { order, failed, again } = useOrder({ token });
  const paying = usePaying(order, false);
  const isShown = order !== undefined || failed;
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
  const another = (
    <p className={css['other']} data-unprinted="">
      <Button kind="secondary" onClick={onAnother}>
        {guestText.another}
      </Button>
    </p>
  );
  if (order)
    return (
      <>
        <OrderDetails order={order} orderKey={{ token }} paying={paying} isOld={failed} onRefresh={again} />
        {another}
      </>
    );
  if (order === null)
    return (
      <EmptyState
        picture={<PackageOpen size={48} strokeWidth={1.25} />}
        level={1}
        title={guestText.goneTitle}
        action={<Button onClick={onAnother}>{text.findMine}</Button>}
      >
        {guestText.goneHelp}
      </EmptyState>
    );
  if (failed) return <ErrorView message={text.notLoaded} onRetry={again} />;
  return <OrderDetailsSkeleton />;
}

function GuestOrder({ page }: { page: RefObject<HTMLElement | null> }) {
  const [params] = useSearchParams();
  const number = params.get('number') ?? '';
  const { receipt, email, shippingAddress } = useReceiptAddress();
  const lastname = shippingAddress?.lastname;
  const isOfHere = receipt !== null && receipt.number === number && number !== '';
  const known = isOfHere && email && lastname ? { number, email, lastname } : undefined;
  const { opened, busy, problem, open, close } = useGuestOrder(known);
  const [isAnother, setIsAnother] = useState(false);
  const [, setShown] = useState<string>();
  // What gets the focus comes later than the token: it is looked for again once the order is shown.
  useKeptFocus(opened?.token ?? '', () => page.current?.querySelector('h1'));
  if (opened) {
    const another = () => {
      setIsAnother(true);
      close();
    };
    const { token } = opened;
    return <Order key={token} token={token} onShown={() => setShown(token)} onAnother={another} />;
  }
  if (known && busy) return <OrderDetailsSkeleton />;
  return (
    <GuestOrderForm
      known={
        isAnother
          ? undefined
          : { number, ...(isOfHere && email && { email }), ...(isOfHere && lastname && { lastname }) }
      }
      busy={busy}
      problem={problem}
      onOpen={values => void open(values)}
    />
  );
}

/** One order of a guest, by its number, e-mail and last name (orders-04). */
export function Component() {
  const page = useRef<HTMLDivElement>(null);
  const ready = useSessionReady();
  return (
    <div ref={page} className={css['page']}>
      <PageTitle page={guestText.title} />
      {ready ? <GuestOrder page={page} /> : <OrderDetailsSkeleton />}
    </div>
  );
}
