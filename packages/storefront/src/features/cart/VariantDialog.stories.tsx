import type { CartItem } from '@shop/commerce-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { VariantDialog } from './VariantDialog.tsx';

const line = {
  uid: 'a',
  quantity: 1,
  product: { sku: 'SHIRT', name: 'Cotton shirt' },
  configured_variant: { sku: 'SHIRT-RED-M' },
} as unknown as CartItem;
const value = (uid: string, label: string, swatch: string | null = null) => ({
  uid,
  label,
  swatch_data: swatch && { __typename: 'ColorSwatchData', value: swatch },
});
const variant = (colour: string, size: string, stock_status = 'IN_STOCK') => ({
  attributes: [
    { code: 'colour', uid: colour },
    { code: 'size', uid: size },
  ],
  product: {
    uid: `${colour}${size}`,
    sku: `SHIRT-${colour}-${size}`,
    stock_status,
    price_range: { minimum_price: { final_price: { currency: 'INR', value: 799 } } },
  },
});
const answers = {
  cartLineVariants: {
    products: {
      items: [
        {
          __typename: 'ConfigurableProduct',
          uid: 'p',
          configurable_options: [
            {
              uid: 'c',
              attribute_code: 'colour',
              label: 'Colour',
              position: 0,
              values: [value('RED', 'Red', '#b3261e'), value('BLUE', 'Blue', '#2f4bd8')],
            },
            {
              uid: 's',
              attribute_code: 'size',
              label: 'Size',
              position: 1,
              values: [value('M', 'M'), value('L', 'L')],
            },
          ],
          variants: [variant('RED', 'M'), variant('RED', 'L', 'OUT_OF_STOCK'), variant('BLUE', 'M')],
        },
      ],
    },
  },
};

const meta = {
  title: 'Cart/Variant dialog',
  component: VariantDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { open: true, line, onClose: fn() },
} satisfies Meta<typeof VariantDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: args => (
    <ShopPart answers={answers}>
      <VariantDialog {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radio', { name: 'Red' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^L/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Blue' }));
    await expect(canvas.getByRole('radio', { name: 'Blue' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked();
  },
};
export const OnItsWay: Story = {
  render: args => (
    <ShopPart>
      <VariantDialog {...args} />
    </ShopPart>
  ),
};
export const NotLoaded: Story = {
  render: args => (
    <ShopPart refusals={{ cartLineVariants: 'Not now.' }}>
      <VariantDialog {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByRole('alert')),
};
