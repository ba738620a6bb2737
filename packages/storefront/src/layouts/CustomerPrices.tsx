import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useQuery } from 'urql';
import { useFeature } from '../context/features.ts';
import { PurchaseProgrammeQuery } from '../features/programmes/programmeQueries.ts';
import { useShell } from '../features/shared/useShell.ts';

/**
 * Asks for the page again as soon as it is known that a customer sees other prices than the guest for whom the server
 * drew it: in a store view that shows prices to customers only, and who belongs to a purchase programme (programmes-06).
 * Stands there while somebody is signed in. The programme is waited for: its answer names the group of the customer, and
 * with the group of an earlier visit a cache would answer with its prices.
 */
export function CustomerPrices() {
  const { store } = useShell();
  const hasProgrammes = useFeature('programmes');
  const [{ data, error }] = useQuery({ query: PurchaseProgrammeQuery, pause: !hasProgrammes });
  const isKnown = !hasProgrammes || data !== undefined || error !== undefined;
  const membership = data?.customer?.purchase_programme;
  const { revalidate } = useRevalidator();
  const programme = membership && membership.status !== 'EXPIRED' ? membership.programme : '';
  const prices = store?.guest_price_hidden === true ? 'of customers' : programme;
  const shown = useRef('');
  useEffect(() => {
    if (!isKnown || shown.current === prices) return;
    shown.current = prices;
    void revalidate();
  }, [isKnown, prices, revalidate]);
  return null;
}
