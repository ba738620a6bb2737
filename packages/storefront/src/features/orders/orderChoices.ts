import * as productTypes from '@shop/messages/productTypes';
import type { Order } from './orderQueries.ts';

type OrderLine = NonNullable<NonNullable<Order['items']>[number]>;

/**
 * What was chosen for a line of an order, in words: options of a variant, parts of a bundle, files, who a gift card is
 * for.
 */
export function orderChoices(line: OrderLine): string[] {
  const named = (label: string, value: string) => `${label}: ${value}`;
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
