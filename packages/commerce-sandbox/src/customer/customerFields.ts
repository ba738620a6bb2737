import { parseAddress, type PostalAddress } from '../checkout/PostalAddress.ts';
import type { SandboxContext } from '../context.ts';
import { listOrders, type OrdersArgs } from '../orders/listOrders.ts';
import { orderDate } from '../orders/orderDate.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { addressBook, type BookEntry } from './addressBook.ts';
import type { CustomerRow } from './findCustomer.ts';

const defaultOf =
  (kind: 'billing' | 'shipping') =>
  (customer: CustomerRow, _: unknown, { db }: SandboxContext) => {
    const entry = addressBook(db, customer.id).find(each => each[`default_${kind}`]);
    return entry ? String(entry.id) : null;
  };

const addressField =
  <Field extends keyof PostalAddress>(field: Field) =>
  ({ address }: BookEntry): PostalAddress[Field] =>
    parseAddress(address)![field];

/** A customer and the address book. */
export const customerFields: ResolverMap = {
  Customer: {
    // Null on current Magento servers; `customer_id` is the one to use.
    id: () => null,
    customer_id: (customer: CustomerRow) => customer.id,
    is_subscribed: (customer: CustomerRow) => customer.is_subscribed === 1,
    created_at: (customer: CustomerRow) => orderDate(customer.created_at),
    group: () => ({ name: 'General' }),
    addresses: (customer: CustomerRow, _: unknown, { db }: SandboxContext) => addressBook(db, customer.id),
    default_billing: defaultOf('billing'),
    default_shipping: defaultOf('shipping'),
    custom_attributes({ attributes }: CustomerRow, { attributeCodes }: { attributeCodes?: string[] | null }) {
      return Object.entries(JSON.parse(attributes) as Record<string, string>)
        .filter(([code]) => !attributeCodes || attributeCodes.includes(code))
        .map(([code, value]) => ({ code, value }));
    },
    orders: (customer: CustomerRow, args: OrdersArgs, context: SandboxContext) =>
      listOrders(context, customer.id, args),
  },
  AttributeValueInterface: {
    __resolveType: ({ __typename: name }: { __typename?: string }) => name ?? 'AttributeValue',
  },
  CustomerAddress: {
    default_billing: (entry: BookEntry) => entry.default_billing === 1,
    default_shipping: (entry: BookEntry) => entry.default_shipping === 1,
    country_id: addressField('country_code'),
    region: ({ address }: BookEntry) => {
      const { region, region_code, region_id } = parseAddress(address)!;
      return { region, region_code, region_id };
    },
    region_id: addressField('region_id'),
    city: addressField('city'),
    company: addressField('company'),
    country_code: addressField('country_code'),
    fax: addressField('fax'),
    firstname: addressField('firstname'),
    lastname: addressField('lastname'),
    middlename: addressField('middlename'),
    postcode: addressField('postcode'),
    prefix: addressField('prefix'),
    street: addressField('street'),
    suffix: addressField('suffix'),
    telephone: addressField('telephone'),
    vat_id: addressField('vat_id'),
  },
};
