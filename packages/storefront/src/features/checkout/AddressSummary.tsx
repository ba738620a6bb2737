import type { AddressInput } from '@shop/commerce-client';
import { billGoesTo } from '@shop/messages/addressStep';
import { gstinOf } from '@shop/messages/fields';
import { checkoutSlice, ownBill, useAppSelector } from '@shop/state';
import { readableMobile } from '../shared/wording.ts';
import css from './Checkout.module.css';

const Lines = ({ address }: { address: AddressInput }) => (
  <bdi>
    <strong>
      {address.firstname} {address.lastname}
    </strong>
    {address.company && `, ${address.company}`},{' '}
    {[
      ...address.street,
      `${address.city}, ${address.region} ${address.postcode}`,
      readableMobile(address.telephone),
    ].join(', ')}
    {address.vat_id && `, ${gstinOf(address.vat_id)}`}
  </bdi>
);

/** The addresses that were accepted, in short. */
export function AddressSummary() {
  const { shippingAddress, billingAddress } = useAppSelector(checkoutSlice.selectors.selectCheckout);
  const bill = ownBill(billingAddress);
  const email = shippingAddress?.email ?? bill?.email;
  return (
    <div className={css['summary']}>
      {shippingAddress && (
        <p>
          <Lines address={shippingAddress} />
        </p>
      )}
      {bill && (
        <p>
          {billGoesTo}
          <Lines address={bill} />
        </p>
      )}
      {email && <p>{email}</p>}
    </div>
  );
}
