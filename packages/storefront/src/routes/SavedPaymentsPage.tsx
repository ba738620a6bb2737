import { savedPaymentsTitle } from '@shop/messages/chrome';
import { data as routeData, type LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../context/loaderContext.ts';
import { SavedPaymentSkeleton } from '../features/savedPayments/SavedPaymentList.tsx';
import { SavedPayments } from '../features/savedPayments/SavedPayments.tsx';
import { AccountLayout } from '../layouts/AccountLayout.tsx';

/** A back end that keeps nothing to pay with has no such page. */
export function loader(args: LoaderFunctionArgs) {
  if (!loaderContext(args).has('saved-payments')) throw routeData(null, { status: 404 });
  return null;
}

/** What a customer has saved to pay with. */
export function Component() {
  return (
    <AccountLayout title={savedPaymentsTitle} skeleton={<SavedPaymentSkeleton />}>
      <SavedPayments />
    </AccountLayout>
  );
}
