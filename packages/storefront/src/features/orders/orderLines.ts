import * as text from '@shop/messages/orders';
import type { BoughtLine } from '../shared/order/OrderLines.tsx';
import { orderChoices } from './orderChoices.ts';
import type { Order } from './orderQueries.ts';

const isReal = (url: string) => url !== '' && !url.includes('/placeholder/');

/** The picture of a product; '' where it has none. */
export function pictureOf(product: { small_image?: { url?: string | null } | null } | null | undefined): string {
  const url = product?.small_image?.url ?? '';
  return isReal(url) ? url : '';
}

/** The lines of an order. @param suffix what the paths of products end in. */
export function orderLines({ items, status }: Pick<Order, 'items' | 'status'>, suffix: string): BoughtLine[] {
  return (items ?? []).flatMap(item => {
    if (!item) return [];
    const quantity = item.quantity_ordered ?? 1;
    const cancelled = item.quantity_canceled ?? 0;
    const refunded = item.quantity_refunded ?? 0;
    const isWhole = status === 'Canceled' || status === 'Closed';
    return [
      {
        uid: item.id,
        name: item.product_name ?? item.product_sku,
        href: item.product_url_key ? `/${item.product_url_key}${suffix}` : undefined,
        picture: pictureOf(item.product),
        options: orderChoices(item),
        quantity,
        total: item.product_sale_price.value == null ? undefined : item.product_sale_price.value * quantity,
        note: isWhole
          ? undefined
          : refunded > 0
            ? text.piecesRefunded(refunded)
            : cancelled > 0
              ? text.piecesCancelled(cancelled)
              : undefined,
      },
    ];
  });
}
