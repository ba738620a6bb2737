import { emptyAddress, readBusiness } from '../shared/address/addressValues.ts';
import type { AddressStepValues } from './addressStepValues.ts';
import type { SavedAddress } from './savedAddresses.ts';

/** What is said of the bill. */
export type Bill = Pick<AddressStepValues, 'sameBilling' | 'billing' | 'business'>;

const noCompany = readBusiness();

const isSame = (one: object, other: object | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** The default for bills where it is not the one for delivery. */
const apartFrom = (saved: SavedAddress[]) => saved.find(({ isForBills, isDefault }) => isForBills && !isDefault);

/** The values without what the book says of the bill: it may say something else once they are read. */
export function withoutBook<Values extends Bill>(
  saved: SavedAddress[],
  { sameBilling, billing, business, ...others }: Values,
): Omit<Values, keyof Bill> & Partial<Bill> {
  const isBooked = isSame(billing, sameBilling ? emptyAddress : apartFrom(saved)?.values);
  const isKnown = saved.some(known => isSame(business, known.business)) || isSame(business, noCompany);
  return { ...others, ...(!isBooked && { sameBilling, billing }), ...(!isKnown && { business }) };
}

/**
 * The bill as the address book has it for the chosen address, as far as the shopper has said nothing else (checkout-24):
 * it goes to the default for bills where another one is the default for delivery, else where the order goes; and to the
 * company of the address that it goes to.
 *
 * @param isHere the bill goes where the order goes, whatever the book says.
 */
export function followBook(
  saved: SavedAddress[],
  values: Bill & Pick<AddressStepValues, 'choice'>,
  isHere: boolean,
): Bill {
  const { choice, sameBilling = true, billing, business } = withoutBook(saved, values);
  const chosen = saved.find(({ id }) => id === choice);
  const forBills = isHere || billing ? chosen : apartFrom(saved);
  const apart = forBills === chosen ? undefined : forBills;
  return {
    sameBilling: sameBilling && !apart,
    billing: billing ?? apart?.values ?? emptyAddress,
    business: business ?? (apart ?? chosen)?.business ?? noCompany,
  };
}
