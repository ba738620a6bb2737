import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { samplePrice, sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { BuyBox } from './BuyBox.tsx';
import type { Chosen } from '../shared/options/choices.ts';
import type { Product } from './productModel.ts';

const colours = {
  blue: ['Midnight Blue', '#1f2f6b'],
  sand: ['Desert Sand', '#d8c3a5'],
  green: ['Fern Green', '#3f7d58'],
} as const;
const sizes = { s: '128 GB', m: '256 GB', l: '512 GB' } as const;
const sold = [
  ['blue', 's', 21_999],
  ['blue', 'm', 24_999],
  ['blue', 'l', 29_999],
  ['sand', 's', 21_999],
  ['sand', 'm', 24_999],
  ['green', 's', 22_999],
] as const;

const phone = sampleProduct('ConfigurableProduct', {
  name: 'Auvira Lumen 5 5G',
  price_range: samplePrice(21_999, 21_999, 29_999),
  configurable_options: [
    {
      uid: 'c',
      attribute_code: 'colour',
      label: 'Colour',
      position: 1,
      values: Object.entries(colours).map(([uid, [label, value]]) => ({
        uid,
        label,
        swatch_data: { __typename: 'ColorSwatchData', value },
      })),
    },
    {
      uid: 's',
      attribute_code: 'storage',
      label: 'Storage',
      position: 2,
      values: Object.entries(sizes).map(([uid, label]) => ({ uid, label, swatch_data: null })),
    },
  ],
  variants: sold.map(([colour, storage, price]) => ({
    attributes: [
      { code: 'colour', label: colours[colour][0], uid: colour },
      { code: 'storage', label: sizes[storage], uid: storage },
    ],
    product: {
      uid: `${colour}${storage}`,
      sku: `${colour}${storage}`,
      stock_status: colour === 'sand' && storage === 'm' ? 'OUT_OF_STOCK' : 'IN_STOCK',
      only_x_left_in_stock: storage === 'l' ? 2 : null,
      media_gallery: [],
      price_range: samplePrice(price),
    },
  })),
});

function Box({ product, chosen: first = {} }: { product: Product; chosen?: Chosen }) {
  const [chosen, setChosen] = useState(first);
  return <BuyBox product={product} chosen={chosen} onChoose={setChosen} />;
}

const meta = {
  title: 'Product/Buy box',
  component: Box,
  args: { product: phone },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 520 }}>
        <ShopPart>
          <Story />
        </ShopPart>
      </div>
    ),
  ],
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Each option says what is missing; the first has the focus and is in sight, also where the button stands at the end of
 * a phone's screen.
 */
export const NothingChosenYet: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
    await expect(canvas.getByRole('group', { name: 'Colour' })).toHaveAccessibleDescription('Choose the colour first.');
    await expect(canvas.getByRole('radio', { name: 'Midnight Blue' })).toHaveFocus();
    const { top, bottom } = canvas.getByText('Choose the colour first.').getBoundingClientRect();
    await expect(top >= 0 && bottom <= innerHeight).toBe(true);
  },
};

/** What is not sold in green is marked, and cannot be taken by mistake. */
export const UnavailableCombination: Story = {
  args: { chosen: { colour: 'green' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radio', { name: '512 GB, not available' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: '128 GB' })).toBeEnabled();
  },
};

export const FewLeft: Story = {
  args: { chosen: { colour: 'blue', storage: 'l' } },
  play: async ({ canvasElement }) => expect(await within(canvasElement).findByText(/Only 2 left/)).toBeVisible(),
};
export const Simple: Story = {
  args: {
    product: sampleProduct('SimpleProduct', { price_range: samplePrice(1_499, 1_999), productsurcharge_fee: 20 }),
  },
};
export const SoldOut: Story = { args: { product: sampleProduct('SimpleProduct', { stock_status: 'OUT_OF_STOCK' }) } };
