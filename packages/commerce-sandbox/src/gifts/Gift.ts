/** GraphQL's GiftMessage. */
export interface GiftMessage {
  from: string;
  to: string;
  message: string;
}

/** A design as it was chosen. Paise. */
export interface ChosenWrapping {
  id: number;
  design: string;
  price: number;
}

/** What is asked for one line. */
export interface ItemGift {
  message: GiftMessage | null;
  wrapping: ChosenWrapping | null;
}

/** What is asked for a whole cart or order. */
export interface OrderGift extends ItemGift {
  /** A receipt without prices. */
  receipt: boolean;
  /** The message on a printed card. In paise; null where none is asked for. */
  card: number | null;
}

export const NO_GIFT: OrderGift = { message: null, wrapping: null, receipt: false, card: null };

/** As a cart and an order keep it. */
export const orderGift = ({ gift }: { gift: string | null }): OrderGift =>
  gift === null ? NO_GIFT : (JSON.parse(gift) as OrderGift);

/** As a line of a cart and of an order keeps it. */
export const itemGift = ({ gift }: { gift: string | null }): ItemGift =>
  gift === null ? NO_GIFT : (JSON.parse(gift) as ItemGift);
