import type { ItemGift, OrderGift } from './Gift.ts';

const messageLines = ({ message }: ItemGift): string[] =>
  message === null
    ? []
    : [
        `Gift message from ${message.from} to ${message.to}:`,
        ...message.message.split('\n').map(line => `  ${line}`.trimEnd()),
      ];

/** What a mail says of one item that is a gift. */
export const itemGiftLines = (gift: ItemGift): string[] =>
  [...(gift.wrapping ? [`Gift wrapping: ${gift.wrapping.design}`] : []), ...messageLines(gift)].map(
    line => `  ${line}`,
  );

/** What a mail says of an order that is a gift. */
export const orderGiftLines = (gift: OrderGift): string[] => [
  ...(gift.wrapping ? [`Gift wrapping: ${gift.wrapping.design}`] : []),
  ...(gift.card === null ? [] : ['With a printed card']),
  ...(gift.receipt ? ['With a receipt that shows no prices'] : []),
  ...messageLines(gift),
];
