import type { AddressInput } from '@shop/commerce-client';
import { ownBill, type CheckoutState, type UserLocation } from '@shop/state';
import { emptyAddress, readBusiness, type AddressValues } from '../shared/address/addressValues.ts';
import type { AddressStepValues } from './addressStepValues.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import { followBook } from './followBook.ts';
import type { SavedAddress } from './savedAddresses.ts';

const toValues = (address: AddressInput): AddressValues => ({
  firstname: address.firstname,
  lastname: address.lastname,
  telephone: address.telephone,
  postcode: address.postcode,
  street1: address.street[0] ?? '',
  street2: address.street.slice(1).join(', '),
  city: address.city,
  region_code: address.region_code,
  // It stands apart, with what a bill to a company needs.
  company: '',
});

interface KnownInput {
  draft: CheckoutDraft | undefined;
  checkout: Pick<CheckoutState, 'shippingAddress' | 'billingAddress'>;
  saved: SavedAddress[];
  /** Where the shopper said to deliver to (checkout-17); undefined where nobody said. */
  place: UserLocation | undefined;
  /** Of the signed-in customer. */
  names: { firstname: string | null; lastname: string | null };
  /** Nothing is delivered: the address is that of the bill. */
  isVirtual: boolean;
}

/** What the first step begins with: what was typed last, else what was accepted before, else what the account knows. */
export function knownValues({
  draft,
  checkout: { shippingAddress, billingAddress },
  saved,
  place,
  names,
  isVirtual,
}: KnownInput): AddressStepValues {
  const bill = ownBill(billingAddress);
  const accepted = shippingAddress ?? bill;
  const billed = bill ?? shippingAddress;
  const begun: AddressValues = {
    ...emptyAddress,
    firstname: names.firstname ?? '',
    lastname: names.lastname ?? '',
    postcode: place?.pincode ?? '',
    city: place?.city ?? '',
  };
  const first = (isVirtual && saved.find(({ isForBills }) => isForBills)) || saved[0];
  /** With what the book says of the bill, unless the back end has one already (checkout-24). */
  const withBook = (values: AddressStepValues) =>
    accepted ? values : { ...values, ...followBook(saved, values, isVirtual) };
  const fresh = withBook({
    email: accepted?.email ?? '',
    choice: (accepted === null ? first?.id : undefined) ?? 'new',
    main: accepted ? toValues(accepted) : begun,
    save: false,
    sameBilling: bill === null,
    billing: bill ? toValues(bill) : emptyAddress,
    business: readBusiness(billed ?? undefined),
  });
  if (!draft) return fresh;
  const { values } = draft;
  // A guest who typed nothing and signs in has not turned the address book down: the place is known from before.
  const { firstname, lastname, street1, street2, telephone } = { ...emptyAddress, ...values.main };
  const isTurnedDown =
    values.choice === 'new' && (draft.customer || firstname + lastname + street1 + street2 + telephone !== '');
  return withBook({
    ...fresh,
    ...values,
    choice: isTurnedDown || saved.some(({ id }) => id === values.choice) ? values.choice : fresh.choice,
    main: { ...fresh.main, ...values.main },
    billing: { ...fresh.billing, ...values.billing },
    business: { ...fresh.business, ...values.business },
  });
}
