import { money } from '../money.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { encodeUid } from '../uid.ts';
import type { OrderItemRow } from './findOrder.ts';
import { readDetails, type TypePrefix } from './orderDetails.ts';

/** An item of an order, or of a document that names one. */
interface ChosenSource {
  item: OrderItemRow;
}

function orderedBundle({ item }: ChosenSource) {
  const details = readDetails(item);
  return details?.productType !== 'bundle'
    ? null
    : details.options.map(option => ({
        id: encodeUid(option.id),
        uid: encodeUid(`bundle/${option.id}`),
        label: option.label,
        values: option.values.map(value => ({
          id: encodeUid(value.id),
          uid: encodeUid(`bundle/${option.id}/${value.id}/${value.quantity}`),
          product_name: value.name,
          product_sku: value.sku,
          quantity: value.quantity,
          price: money(value.price),
        })),
      }));
}

function orderedLinks({ item }: ChosenSource) {
  const details = readDetails(item);
  return details?.productType === 'downloadable'
    ? details.links.map(({ id, title, position }) => ({
        uid: encodeUid(`downloadable/${id}`),
        title,
        sort_order: position,
      }))
    : null;
}

function orderedCard({ item }: ChosenSource) {
  const details = readDetails(item);
  return details?.productType !== 'giftcard'
    ? null
    : {
        message: details.message,
        sender_name: details.senderName,
        sender_email: details.senderEmail,
        recipient_name: details.recipientName,
        recipient_email: details.recipientEmail,
      };
}

/** What was chosen for an item, by how the GraphQL types begin that answer it: orders and their documents say the same. */
export const chosenFields = {
  Bundle: { bundle_options: orderedBundle },
  Downloadable: { downloadable_links: orderedLinks },
  GiftCard: { gift_card: orderedCard },
} as const satisfies Record<TypePrefix, ResolverMap[string]>;
