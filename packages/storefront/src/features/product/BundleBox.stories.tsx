import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { samplePrice, sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { BundleBox } from './BundleBox.tsx';

const selection = (label: string, value: number, own: object = {}, stock = 'IN_STOCK') => ({
  uid: btoa(`bundle/1/${label}/1`),
  label,
  position: 1,
  is_default: false,
  can_change_quantity: false,
  quantity: 1,
  price: value,
  price_type: 'FIXED',
  product: { uid: label, sku: label, stock_status: stock, price_range: samplePrice(value) },
  ...own,
});
const option = (title: string, type: string, options: object[], required = true) => ({
  uid: btoa(`bundle/${title}`),
  title,
  type,
  required,
  position: 1,
  price_range: samplePrice(0),
  options,
});

const set = sampleProduct('BundleProduct', {
  dynamic_price: true,
  price_range: samplePrice(2_798, 2_798, 6_297),
  bundle_items: [
    option('Kettle', 'select', [
      selection('Gharika Electric Kettle, 1.5 Litre', 1_499, { is_default: true }),
      selection('Gharika Glass Kettle, 1.8 Litre', 2_199),
    ]),
    option('Toaster', 'radio', [
      selection('Tavanto Pop-up Toaster', 1_299, { can_change_quantity: true }),
      selection('Tavanto Sandwich Maker', 1_799),
      selection('Tavanto Oven Toaster Grill', 3_499, {}, 'OUT_OF_STOCK'),
    ]),
    option(
      'Tea',
      'checkbox',
      [selection('Chai Katha Assam, 250 g', 199), selection('Chai Katha Nilgiri, 250 g', 219)],
      false,
    ),
  ],
});

const meta = {
  title: 'Product/Bundle',
  component: BundleBox,
  args: { product: set },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 520 }}>
        <ShopPart>
          <Story />
        </ShopPart>
      </div>
    ),
  ],
} satisfies Meta<typeof BundleBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The merchant's default is taken; of the toaster nothing yet, so the price is the lowest. */
export const Open: Story = {};

/** The price follows what is chosen, and its pieces. */
export const PutTogether: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /Pop-up Toaster/ }));
    await expect(await canvas.findByText(/^₹2,798/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Assam/ }));
    await expect(canvas.getByText(/^₹2,997/)).toBeVisible();
    await userEvent.click(
      within(canvas.getByRole('group', { name: /Quantity of Tavanto/ })).getByRole('button', { name: 'One more' }),
    );
    await expect(canvas.getByText(/^₹4,296/)).toBeVisible();
  },
};

export const SomethingMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
    await expect(canvas.getByText('Choose one for “Toaster”.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Pop-up Toaster/ })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: /Oven Toaster/ })).toBeDisabled();
  },
};

export const SoldOut: Story = { args: { product: { ...set, stock_status: 'OUT_OF_STOCK' } } };
