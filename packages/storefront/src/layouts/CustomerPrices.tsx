import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useQuery } from 'urql';
import { useFeature } from '../context/features.ts';
import { PurchaseProgrammeQuery } from '../features/programmes/programmeQueries.ts';
import { useShell } from '../features/shared/useShell.ts';

/**
 * Asks for the page again as soon as it is known that a customer sees other prices than the guest for whom the server
 * drew it: in a store view that shows prices to customers only, and who belongs to a purchase programme (programmes-06).
 * Stands there while somebody is signed in.
 */
export function CustomerPrices() {
  const { store } = useShell();
  const hasProgrammes = useFeature('programmes');
  const [{ data }] = useQuery({ query: PurchaseProgrammeQuery, pause: !hasProgrammes });
  const membership = data?.customer?.purchase_programme;
  const { revalidate } = useRevalidator();
  const programme = membership && membership.status !== 'EXPIRED' ? membership.programme : '';
  const prices = store?.guest_price_hidden === true ? 'of customers' : programme;
  const shown = useRef('');
  useEffect(() => {
    if (shown.current === prices) return;
    shown.current = prices;
    void revalidate();
  }, [prices, revalidate]);
  return null;
}
