import { buttons, row, text } from './content/markup.ts';
import type { DynamicBlockSeed } from './contentTypes.ts';

/** Blocks that come and go with price rules. Pages name them by the base64 of their ids: MQ== and Mg==. */
export const dynamicBlocks: DynamicBlockSeed[] = [
  {
    id: 1,
    name: 'Coupon for UPI',
    locations: ['CONTENT'],
    coupon: 'UPI5',
    content: row([
      text(
        '<p style="text-align: center;"><strong>Pay by UPI, pay 5% less.</strong> Enter UPI5 in the cart. The ' +
          'discount comes off before you pay, with any UPI app.</p>',
      ),
    ]),
  },
  {
    id: 2,
    name: 'Offer prices',
    locations: ['CONTENT'],
    ofCatalogueRule: true,
    content: row([
      text(
        '<p style="text-align: center;"><strong>Offer prices are on.</strong> Where a product shows its MRP ' +
          'struck out, the lower price is yours without a code.</p>',
      ),
      buttons([{ label: 'See phones on offer', href: '/mobiles-tablets/mobiles.html', kind: 'link' }], 'center'),
    ]),
  },
];
