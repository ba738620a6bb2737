import type { ProductSeed } from '../catalogue/ProductSeed.ts';
import type { CatalogueSeed } from '../seed/CatalogueSeed.ts';
import { sampleCatalogue } from './sampleCatalogue.ts';

const model = sampleCatalogue.families[0]!.products[0]!;

function product(sku: string, name: string, type: ProductSeed['type'], more: Partial<ProductSeed>): ProductSeed {
  const { sku: _sku, specialPrice: _special, surcharge: _surcharge, rating: _rating, ...like } = model;
  return {
    ...like,
    sku,
    name,
    urlKey: name.toLowerCase().replaceAll(' ', '-'),
    type,
    price: 0,
    stock: 0,
    categories: ['audio/speakers'],
    artwork: { ...model.artwork, seed: 500 + sku.length + name.length },
    ...more,
  };
}

/** The sample shop with a product of every type that consists of others or needs no parcel. */
export const productTypesCatalogue: CatalogueSeed = {
  ...sampleCatalogue,
  families: [
    ...sampleCatalogue.families,
    {
      key: 'product-types',
      products: [
        product('SET-1', 'Desk Sound Set', 'bundle', {
          bundle: {
            priceType: 'dynamic',
            shipment: 'together',
            specialPercent: 90,
            options: [
              {
                title: 'Speaker',
                type: 'radio',
                required: true,
                selections: [
                  { sku: 'AUR-SP-1', quantity: 1, isDefault: true },
                  { sku: 'TIR-SP-1', quantity: 1 },
                ],
              },
              {
                title: 'Headphones',
                type: 'select',
                required: true,
                selections: [
                  { sku: 'AUR-HP-2', quantity: 1, isDefault: true, canChangeQuantity: true },
                  { sku: 'TIR-HP-2', quantity: 1 },
                ],
              },
              {
                title: 'Extras',
                type: 'checkbox',
                required: false,
                selections: [
                  { sku: 'NIL-GV-1', quantity: 2 },
                  { sku: 'TIR-HP-1', quantity: 1 },
                ],
              },
            ],
          },
        }),
        product('SET-2', 'Voucher Box', 'bundle', {
          price: 100_000,
          bundle: {
            priceType: 'fixed',
            skuType: 'fixed',
            shipment: 'separately',
            options: [
              {
                title: 'Voucher',
                type: 'multi',
                required: true,
                selections: [
                  { sku: 'NIL-GV-1', quantity: 1, price: 20_000 },
                  { sku: 'NIL-GV-2', quantity: 1, price: 25, priceType: 'percent' },
                ],
              },
            ],
          },
        }),
        product('GRP-1', 'Studio Shelf', 'grouped', {
          grouped: [
            { sku: 'AUR-SP-1', quantity: 1 },
            { sku: 'TIR-HP-1', quantity: 2 },
            { sku: 'TIR-HP-2', quantity: 0 },
          ],
        }),
        product('BOOK-1', 'Listening Book', 'downloadable', {
          price: 30_000,
          stock: 50,
          downloadable: {
            linksTitle: 'Chapters',
            purchasedSeparately: true,
            links: [
              {
                title: 'Chapter one',
                price: 5_000,
                file: { file: 'books/one.pdf', title: 'Chapter one', paragraphs: ['All of it (for ₹50).'] },
                sample: { file: 'samples/one.pdf', title: 'A page', paragraphs: ['A page of it.'] },
              },
              { title: 'Chapter two', price: 7_000, file: { url: 'https://files.example/two.pdf' } },
            ],
            samples: [
              {
                title: 'Contents',
                file: { file: 'samples/contents.pdf', title: 'Contents', paragraphs: ['One and two.'] },
              },
            ],
          },
        }),
        product('CARD-1', 'Sound Gift Card', 'giftcard', {
          stock: 10,
          giftcard: {
            type: 'virtual',
            amounts: [50_000, 100_000],
            openAmount: { min: 10_000, max: 200_000 },
            lifetime: 30,
          },
        }),
        product('CARD-2', 'Paper Gift Card', 'giftcard', {
          stock: 10,
          giftcard: { type: 'physical', amounts: [50_000], lifetime: 0, allowMessage: false },
        }),
      ],
    },
  ],
};
