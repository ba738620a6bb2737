import * as gifts from '@shop/messages/gifts';
import * as productTypes from '@shop/messages/productTypes';
import type { Order } from './orderQueries.ts';

type OrderLine = NonNullable<NonNullable<Order['items']>[number]>;

const named = (label: string, value: string) => `${label}: ${value}`;

/** How a line is given, where it is a gift of its own (orders-16). */
const giftOf = ({ gift_message: message, gift_wrapping: wrapping }: OrderLine): string[] => [
  ...(wrapping ? [named(gifts.wrapping, wrapping.design)] : []),
  ...(message ? [named(gifts.messageTo(message.to), message.message)] : []),
];

/**
 * What was chosen for a line of an order, in words: options of a variant, parts of a bundle, files, who a gift card is
 * for, and how it is given.
 */
export const orderChoices = (line: OrderLine): string[] => [...chosenFor(line), ...giftOf(line)];

function chosenFor(line: OrderLine): string[] {
  if ('bundle_options' in line && line.bundle_options) {
    return line.bundle_options.flatMap(option =>
      option
        ? [
            named(
              option.label,
              (option.values ?? [])
                .flatMap(value => (value ? [productTypes.pieces(value.quantity, value.product_name)] : []))
                .join(', '),
            ),
          ]
        : [],
    );
  }
  if ('downloadable_links' in line && line.downloadable_links) {
    const titles = line.downloadable_links.flatMap(link => link?.title ?? []);
    if (titles.length > 0) return [named(productTypes.links, titles.join(', '))];
  }
  if ('gift_card' in line && line.gift_card?.recipient_name) {
    const { recipient_name: name, recipient_email: email } = line.gift_card;
    return [named(productTypes.to, email ? `${name} (${email})` : name)];
  }
  return [...(line.selected_options ?? []), ...(line.entered_options ?? [])].flatMap(option =>
    option ? [named(option.label, option.value)] : [],
  );
}
