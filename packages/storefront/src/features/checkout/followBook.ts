import { emptyAddress } from '../shared/address/addressValues.ts';
import type { AddressStepValues } from './addressStepValues.ts';
import type { SavedAddress } from './savedAddresses.ts';

type Bill = Pick<AddressStepValues, 'sameBilling' | 'billing' | 'business'>;

/** The bill of who has said nothing of it, and has no address book. */
const plainBill: Bill = {
  sameBilling: true,
  billing: emptyAddress,
  business: { wanted: false, company: '', gstin: '' },
};

const isSame = (one: object, other: object | undefined) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The bill as the address book has it for the chosen address, as far as the shopper has said nothing else (checkout-24):
 * it goes to the default for bills where another one is the default for delivery, else where the order goes; and to the
 * company of the address that it goes to.
 *
 * @param isHere the bill goes where the order goes, whatever the book says.
 */
export function followBook(
  saved: SavedAddress[],
  { choice, sameBilling, billing, business }: Bill & Pick<AddressStepValues, 'choice'>,
  isHere: boolean,
): Bill {
  const chosen = saved.find(({ id }) => id === choice);
  const forBills = isHere ? undefined : saved.find(({ isForBills, isDefault }) => isForBills && !isDefault);
  const isBooked = isSame(billing, sameBilling ? emptyAddress : forBills?.values);
  const apart = isBooked && forBills !== chosen ? forBills : undefined;
  const isNamed = ![plainBill, ...saved].some(known => isSame(business, known.business));
  const { business: company } = apart ?? chosen ?? plainBill;
  return {
    sameBilling: isBooked ? apart === undefined : sameBilling,
    billing: isBooked ? (apart?.values ?? emptyAddress) : billing,
    business: isNamed ? business : company,
  };
}
