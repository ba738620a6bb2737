import type { ProductOf } from './productModel.ts';
import { uidText } from './uidText.ts';

/** A product of a group. Amounts in rupees, for one piece. */
export interface Member {
  /** Base64 of its id. */
  uid: string;
  sku: string;
  name: string;
  url_key: string | null;
  url_suffix: string | null;
  picture: string | undefined;
  price: number;
  was: number;
  /** Pieces that the merchant suggests, as far as they are there. */
  quantity: number;
  inStock: boolean;
  left: number | undefined;
}

/** The products of a group in its order. What is out of stock is wanted in no number. */
export function membersOf(group: ProductOf<'GroupedProduct'>): Member[] {
  return (group.members ?? [])
    .flatMap(entry => (entry?.product?.sku ? [{ ...entry, product: entry.product, sku: entry.product.sku }] : []))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ product, sku, qty }) => {
      const { regular_price: regular, final_price: final } = product.price_range.minimum_price;
      const inStock = product.stock_status !== 'OUT_OF_STOCK';
      const left = product.only_x_left_in_stock ?? undefined;
      return {
        uid: product.uid,
        sku,
        name: product.name ?? '',
        url_key: product.url_key,
        url_suffix: product.url_suffix,
        picture: product.small_image?.url ?? undefined,
        price: final.value ?? 0,
        was: regular.value ?? final.value ?? 0,
        quantity: inStock ? Math.floor(Math.min(qty ?? 0, left ?? Infinity)) : 0,
        inStock,
        left,
      };
    });
}

/** What the wanted pieces cost together. */
export function groupPrice(members: Member[], wanted: Record<string, number>): { price: number; was: number } {
  const sum = (amount: (member: Member) => number) =>
    members.reduce((total, member) => total + amount(member) * (wanted[member.sku] ?? 0), 0);
  return { price: sum(({ price }) => price), was: sum(({ was }) => was) };
}

/** The wanted pieces as a wishlist keeps them: uids of `grouped/{id of the member}/{pieces}` (Magento's wishlist). */
export const groupWish = (members: Member[], wanted: Record<string, number>): string[] =>
  members.flatMap(({ uid, sku }) => ((wanted[sku] ?? 0) > 0 ? [btoa(`grouped/${uidText(uid)}/${wanted[sku]}`)] : []));
