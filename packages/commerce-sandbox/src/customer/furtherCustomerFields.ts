import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';
import { type ReturnRow } from '../fulfilment/requestReturn.ts';
import { returnSource } from '../fulfilment/returnFields.ts';
import { orderById } from '../orders/findOrder.ts';
import { cutPage, readPage } from '../products/pageInfo.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { decodeId } from '../uid.ts';
import { wishlistOf } from '../wishlist/findWishlist.ts';
import { addressBook } from './addressBook.ts';
import type { CustomerRow } from './findCustomer.ts';

interface PageArguments {
  pageSize?: number | null;
  currentPage?: number | null;
}

/** All returns of a customer, the newest first. */
const returnsOfCustomer = ({ db }: SandboxContext, customerId: number) =>
  rows<ReturnRow>(
    db,
    `SELECT order_return.* FROM order_return JOIN sales_order ON sales_order.id = order_id
     WHERE customer_id = ? ORDER BY order_return.id DESC`,
    customerId,
  ).map(asked => returnSource(orderById(db, asked.order_id)!, asked));

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
      returnsOfCustomer(context, customer.id).find(({ asked }) => asked.id === decodeId(uid)) ?? null,
    returns: (customer: CustomerRow, args: PageArguments, context: SandboxContext) =>
      cutPage(returnsOfCustomer(context, customer.id), readPage(args)),
    store_credit: () => ({ enabled: false }),
    wishlist: (customer: CustomerRow, _: unknown, context: SandboxContext) => wishlistOf(context, customer.id),
  },
  CustomerAddress: { custom_attributes: () => [], custom_attributesV2: () => [], extension_attributes: () => [] },
};
