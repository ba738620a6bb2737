import type { CartDetails, CartItem } from '@shop/commerce-client';
import type { ShopThunk } from '../services.ts';
import { skuOf } from './cartLines.ts';

const isPicture = (image: { url: string | null } | null | undefined) =>
  Boolean(image?.url && !image.url.includes('/placeholder/'));

function hasPicture(line: CartItem): boolean {
  const variant = 'configured_variant' in line ? line.configured_variant : undefined;
  const { product } = line;
  return [variant?.small_image, variant?.thumbnail, product.small_image, product.thumbnail].some(isPicture);
}

/** Lines that the server gives no picture for get the one that they were put into the cart with (storage-05). */
export const withPictures =
  (details: CartDetails): ShopThunk<CartDetails> =>
  (_, __, { persistence }) => {
    const remembered = persistence.get('imagesBySku') ?? {};
    const items = details.items.map(line => {
      const image = remembered[skuOf(line)] ?? remembered[line.product.sku ?? ''];
      if (image === undefined || hasPicture(line)) return line;
      return { ...line, product: { ...line.product, small_image: { url: image.url } } };
    });
    return { ...details, items };
  };
