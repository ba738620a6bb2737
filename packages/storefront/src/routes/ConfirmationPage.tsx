import * as text from '@shop/messages/confirmation';
import { appSlice, useAppSelector, userSlice } from '@shop/state';
import { useEffect } from 'react';
import { clearDraft } from '../features/checkout/checkoutDraft.ts';
import { Confirmation } from '../features/confirmation/Confirmation.tsx';
import { ConfirmationSkeleton } from '../features/confirmation/ConfirmationSkeleton.tsx';
import { NoReceipt } from '../features/confirmation/NoReceipt.tsx';
import { readBought } from '../features/confirmation/readBought.ts';
import { useDeliveryDay } from '../features/confirmation/useDeliveryDay.ts';
import { useReceiptAddress } from '../features/confirmation/useReceiptAddress.ts';
import { PushCard } from '../features/push/PushCard.tsx';
import { OrderAmounts } from '../features/shared/order/OrderAmounts.tsx';
import { OrderLines } from '../features/shared/order/OrderLines.tsx';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { useSessionReady } from '../features/shared/useSessionReady.ts';

/** Confirmation after an order. What it shows is of this browser: it survives a reload and a lost network (orders-09). */
export function Component() {
  const ready = useSessionReady();
  const { receipt, shippingAddress, email } = useReceiptAddress();
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const customerEmail = useAppSelector(userSlice.selectors.selectEmail);
  const isOffline = useAppSelector(appSlice.selectors.selectShowsOffline);
  const day = useDeliveryDay(shippingAddress?.postcode, receipt?.since);
  const hasOrder = receipt !== null;
  useEffect(() => {
    if (hasOrder) clearDraft();
  }, [hasOrder]);
  const bought = readBought(receipt);
  const isCash = receipt?.method === 'cashondelivery';
  return (
    <>
      <PageTitle page={text.title} />
      {!ready && <ConfirmationSkeleton />}
      {ready && receipt === null && <NoReceipt signedIn={signedIn} />}
      {ready && receipt !== null && (
        <Confirmation
          receipt={{ ...receipt, shippingAddress, email, bought }}
          customerEmail={signedIn ? customerEmail : null}
          isGuest={!(receipt.customer ?? signedIn)}
          isOffline={isOffline}
          day={day}
          offer={signedIn && <PushCard />}
          lines={bought && <OrderLines lines={bought.lines} />}
          amounts={
            bought && (
              <OrderAmounts
                rows={bought.rows.map(row => ({ ...row, isFree: row.key === 'shipping' && row.value === 0 }))}
                grand={bought.grand}
                label={isCash ? text.toPay : text.total}
              />
            )
          }
        />
      )}
    </>
  );
}
