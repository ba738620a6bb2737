import { graphql, type CartDetails, type ResultOf } from '@shop/commerce-client';

/** What a cart can be given as. */
export const GiftQuery = graphql(`
  query getGiftOptions($cartId: String!) {
    storeConfig { id allow_order allow_gift_receipt allow_printed_card printed_card_priceV2 { value } }
    cart(cart_id: $cartId) {
      id
      available_gift_wrappings { uid design price { value } image { url } }
    }
  }
`);

type Answer = ResultOf<typeof GiftQuery>;

/** A design as it is offered. */
export interface OfferedWrapping {
  uid: string;
  design: string;
  /** Rupees. */
  price: number;
  /** Absent where it has no picture. */
  picture: string | undefined;
}

export interface GiftOffer {
  hasMessage: boolean;
  wrappings: OfferedWrapping[];
  hasReceipt: boolean;
  /** Rupees; undefined where no card is printed. */
  cardPrice: number | undefined;
}

/** What is offered to this cart; undefined where nothing is. */
export function readOffer({ storeConfig, cart }: Answer): GiftOffer | undefined {
  const isOn = (setting: string | null | undefined) => setting === '1';
  const offer: GiftOffer = {
    hasMessage: isOn(storeConfig?.allow_order),
    wrappings: (cart?.available_gift_wrappings ?? []).flatMap(each =>
      each
        ? [{ uid: each.uid, design: each.design, price: each.price.value ?? 0, picture: each.image?.url ?? undefined }]
        : [],
    ),
    hasReceipt: isOn(storeConfig?.allow_gift_receipt),
    cardPrice: isOn(storeConfig?.allow_printed_card) ? (storeConfig?.printed_card_priceV2?.value ?? 0) : undefined,
  };
  const isOffered = offer.hasMessage || offer.wrappings.length > 0 || offer.hasReceipt || offer.cardPrice !== undefined;
  return isOffered ? offer : undefined;
}

/** What a cart is given as. */
export interface Gift {
  message: { to: string; from: string; message: string } | null;
  wrapping: { uid: string; design: string } | null;
  receipt: boolean;
  card: boolean;
}

type Given = Pick<CartDetails, 'gift_message' | 'gift_wrapping' | 'gift_receipt_included' | 'printed_card_included'>;

/** What a cart is given as; undefined where it is no gift. */
export function readGift(cart: Given): Gift | undefined {
  const gift: Gift = {
    message: cart.gift_message ?? null,
    wrapping: cart.gift_wrapping ?? null,
    receipt: cart.gift_receipt_included,
    card: cart.printed_card_included,
  };
  return gift.message || gift.wrapping || gift.receipt || gift.card ? gift : undefined;
}
