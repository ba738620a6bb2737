import type { SandboxContext } from '../context.ts';
import { byLocale } from '../store/byLocale.ts';
import type { ItemGift, OrderGift } from './Gift.ts';
import { designInView } from './wrappings.ts';

type Reader = Pick<SandboxContext, 'db' | 'storeView'>;

const texts = byLocale({
  en_US: {
    message: (from: string, to: string) => `Gift message from ${from} to ${to}:`,
    wrapping: (design: string) => `Gift wrapping: ${design}`,
    card: 'With a printed card',
    receipt: 'With a receipt that shows no prices',
  },
  hi_IN: {
    message: (from, to) => `${to} के लिए ${from} की ओर से संदेश:`,
    wrapping: design => `उपहार रैपिंग: ${design}`,
    card: 'छपे हुए कार्ड के साथ',
    receipt: 'बिना क़ीमत की रसीद के साथ',
  },
});

const messageLines = ({ message }: ItemGift, { storeView }: Reader): string[] =>
  message === null
    ? []
    : [
        texts[storeView.locale].message(message.from, message.to),
        ...message.message.split('\n').map(line => `  ${line}`.trimEnd()),
      ];

const wrappingLines = ({ wrapping }: ItemGift, reader: Reader): string[] =>
  wrapping ? [texts[reader.storeView.locale].wrapping(designInView(reader, wrapping))] : [];

/** What a mail says of one item that is a gift. */
export const itemGiftLines = (gift: ItemGift, reader: Reader): string[] =>
  [...wrappingLines(gift, reader), ...messageLines(gift, reader)].map(line => `  ${line}`);

/** What a mail says of an order that is a gift. */
export const orderGiftLines = (gift: OrderGift, reader: Reader): string[] => [
  ...wrappingLines(gift, reader),
  ...(gift.card === null ? [] : [texts[reader.storeView.locale].card]),
  ...(gift.receipt ? [texts[reader.storeView.locale].receipt] : []),
  ...messageLines(gift, reader),
];
