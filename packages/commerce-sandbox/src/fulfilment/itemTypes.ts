import { chosenFields } from '../orders/chosenFields.ts';
import type { OrderItemRow } from '../orders/findOrder.ts';
import { typePrefix } from '../orders/orderDetails.ts';
import type { ResolverMap } from '../resolverMap.ts';

type DocumentItem = 'InvoiceItem' | 'ShipmentItem' | 'CreditMemoItem';

/**
 * The GraphQL types of a document's items: InvoiceItem, and BundleInvoiceItem and its like, which say in addition what
 * was chosen. Downloads are never sent, so that no shipment has a type for them.
 */
export function itemTypes(name: DocumentItem, fields: ResolverMap[string]): ResolverMap {
  const { Downloadable, ...sent } = chosenFields;
  const chosen = Object.entries(name === 'ShipmentItem' ? sent : { ...sent, Downloadable });
  return {
    [`${name}Interface`]: {
      __resolveType: ({ item }: { item: OrderItemRow }) => `${typePrefix(item) ?? ''}${name}`,
    },
    [name]: fields,
    ...Object.fromEntries(chosen.map(([prefix, more]) => [`${prefix}${name}`, { ...fields, ...more }])),
  };
}
