import type { SandboxContext } from '../context.ts';
import { returnOfCustomer, returnsOfCustomer } from '../fulfilment/customerReturns.ts';
import { cutPage, readPage } from '../products/pageInfo.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { wishlistOf } from '../wishlist/findWishlist.ts';
import { addressBook } from './addressBook.ts';
import type { CustomerRow } from './findCustomer.ts';

interface PageArguments {
  pageSize?: number | null;
  currentPage?: number | null;
}

/** Fields of customers and their addresses that other storefronts ask for. */
export const furtherCustomerFields: ResolverMap = {
  Customer: {
    addressesV2: (customer: CustomerRow, args: PageArguments, { db }: SandboxContext) =>
      cutPage(addressBook(db, customer.id), readPage(args)),
    allow_remote_shopping_assistance: ({ assistance }: CustomerRow) => assistance === 1,
    // Nobody has to confirm an address here.
    confirmation_status: () => 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
    dob: ({ date_of_birth: date }: CustomerRow) => date,
    group_id: () => 1,
    return: (customer: CustomerRow, { uid }: { uid: string }, context: SandboxContext) =>
      returnOfCustomer(context, customer.id, uid) ?? null,
    returns: (customer: CustomerRow, args: PageArguments, context: SandboxContext) =>
      cutPage(returnsOfCustomer(context, customer.id), readPage(args)),
    store_credit: () => ({ enabled: false }),
    wishlist: (customer: CustomerRow, _: unknown, context: SandboxContext) => wishlistOf(context, customer.id),
  },
  CustomerAddress: { custom_attributes: () => [], custom_attributesV2: () => [], extension_attributes: () => [] },
};
