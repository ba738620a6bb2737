import type { CatalogueSeed } from '../seed/CatalogueSeed.ts';
import { sampleCatalogue } from './sampleCatalogue.ts';

const model = sampleCatalogue.families[0]!.products[1]!;

/** The sample shop with a mug and a shirt that are made for whoever buys them. */
export const customisedCatalogue: CatalogueSeed = {
  ...sampleCatalogue,
  families: [
    ...sampleCatalogue.families,
    {
      key: 'customised',
      products: [
        {
          ...model,
          sku: 'MUG-1',
          name: 'Mug with a Name',
          urlKey: 'mug-with-a-name',
          price: 50_000,
          stock: 50,
          tierPrices: [
            { quantity: 3, percentOff: 10 },
            { quantity: 10, price: 40_000 },
            { quantity: 20, price: 60_000 },
          ],
          customOptions: [
            { title: 'Engraving', type: 'field', required: true, price: 10_000, sku: 'ENGRAVED', maxCharacters: 12 },
            {
              title: 'Gift box',
              type: 'drop_down',
              required: false,
              values: [{ title: 'Plain' }, { title: 'Silk', percent: 10 }],
            },
            {
              title: 'Extras',
              type: 'checkbox',
              required: false,
              values: [
                { title: 'Spoon', price: 3_000 },
                { title: 'Coaster', price: 2_000 },
              ],
            },
            { title: 'Deliver on', type: 'date', required: false },
          ],
        },
        {
          ...model,
          sku: 'TEE-1',
          name: 'Shirt with a Name',
          urlKey: 'shirt-with-a-name',
          type: 'configurable',
          price: 40_000,
          stock: 0,
          options: [{ code: 'color', values: [{ label: 'Blue', swatch: '#1c2b4a' }] }],
          variants: [{ sku: 'TEE-1-BLUE', options: { color: 'Blue' }, price: 40_000, stock: 5 }],
          customOptions: [{ title: 'Name on the back', type: 'area', required: true, price: 5_000 }],
        },
      ],
    },
  ],
};
