import type { ProductSeed } from '../../catalogue/ProductSeed.ts';
import { sampleCatalogue } from '../../testing/sampleCatalogue.ts';

const {
  specialPrice: _,
  surcharge: __,
  rating: ___,
  ...plain
}: ProductSeed = { ...sampleCatalogue.families[0]!.products[0]!, price: 0, stock: 0 };

/** The sample shop with one product of each other type. */
export const everyType = {
  ...sampleCatalogue,
  families: [
    ...sampleCatalogue.families,
    {
      key: 'product-types',
      products: [
        {
          ...plain,
          sku: 'BUNDLE',
          type: 'bundle' as const,
          name: 'Listening set',
          urlKey: 'listening-set',
          bundle: {
            priceType: 'dynamic' as const,
            shipment: 'together' as const,
            options: [
              {
                title: 'Headphones',
                type: 'select' as const,
                required: true,
                selections: [{ sku: 'AUR-HP-1', quantity: 1, canChangeQuantity: true }],
              },
            ],
          },
        },
        {
          ...plain,
          sku: 'GROUP',
          type: 'grouped' as const,
          name: 'Headphones for two',
          urlKey: 'headphones-for-two',
          grouped: [
            { sku: 'AUR-HP-1', quantity: 1 },
            { sku: 'AUR-HP-2', quantity: 1 },
          ],
        },
        {
          ...plain,
          sku: 'FILES',
          type: 'downloadable' as const,
          name: 'Sound course',
          urlKey: 'sound-course',
          price: 10_000,
          stock: 100,
          downloadable: {
            purchasedSeparately: true,
            links: [{ title: 'Part one', price: 5_000, file: { url: 'https://files.test/1' } }],
            samples: [],
          },
        },
        {
          ...plain,
          sku: 'CARD',
          type: 'giftcard' as const,
          name: 'Gift card',
          urlKey: 'gift-card',
          stock: 100,
          giftcard: { type: 'virtual' as const, amounts: [50_000], lifetime: 0 },
        },
      ],
    },
  ],
};
