import { checkoutSlice, useAppSelector, type OrderReceipt } from '@shop/state';
import { useEffect } from 'react';
import { tabStorage } from '../shared/tabStorage.ts';

/** The last order of this browser, and where it goes. */
export interface KnownReceipt {
  receipt: OrderReceipt | null;
  shippingAddress: OrderReceipt['shippingAddress'];
  /** The guest's. */
  email: string | null;
}

/**
 * The last order with its address, which only the tab that ordered keeps over a reload: whoever opens the shop in
 * another one later learns a number and what was bought, and not whose it is (orders-09).
 */
export function useReceiptAddress(): KnownReceipt {
  const receipt = useAppSelector(checkoutSlice.selectors.selectReceipt);
  const { id, shippingAddress, email } = receipt ?? { id: '', shippingAddress: null, email: null };
  useEffect(() => {
    if (id !== '' && (shippingAddress !== null || email !== null))
      tabStorage().set('receiptAddress', { id, shippingAddress, email });
  }, [id, shippingAddress, email]);
  const kept = id !== '' && shippingAddress === null && email === null ? tabStorage().get('receiptAddress') : undefined;
  return kept?.id === id
    ? { receipt, shippingAddress: kept.shippingAddress, email: kept.email }
    : { receipt, shippingAddress, email };
}
