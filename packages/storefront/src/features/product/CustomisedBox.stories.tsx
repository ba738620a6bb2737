import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { samplePrice, sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { CustomisedBox } from './CustomisedBox.tsx';
import type { CustomisedProduct } from './productModel.ts';

const price = (amount: number, type = 'FIXED') => ({ price: amount, price_type: type });
const asked = (type: string, title: string, own: object) => ({
  __typename: `Customizable${type}Option`,
  uid: btoa(title),
  title,
  required: false,
  sort_order: 1,
  ...own,
});
const value = (title: string, own: object) => ({ uid: btoa(`value ${title}`), title, sort_order: 1, ...own });

const tiffin = sampleProduct('SimpleProduct', {
  name: 'Steel Tiffin with an Engraved Name',
  price_range: samplePrice(999, 1_299),
  price_tiers: [
    { quantity: 3, final_price: { value: 949 }, discount: { percent_off: 5 } },
    { quantity: 6, final_price: { value: 899 }, discount: { percent_off: 10 } },
  ],
  options: [
    asked('Field', 'Name on the lid', { required: true, written: { max_characters: 16, ...price(0) } }),
    asked('DropDown', 'Lettering', {
      required: true,
      values: [value('Plain', price(0)), value('Script', price(49)), value('With a border', price(5, 'PERCENT'))],
    }),
    asked('Radio', 'Spoon', { values: [value('Steel spoon', price(0)), value('Folding fork and spoon', price(79))] }),
    asked('Checkbox', 'In the parcel', {
      values: [value('Insulated bag', price(149)), value('Gift wrapping', price(59))],
    }),
    asked('Area', 'Words on the card', { written: { max_characters: 120, ...price(19) } }),
    asked('Date', 'Needed by', { day: { type: 'DATE', ...price(0) } }),
  ],
}) as unknown as CustomisedProduct;

const meta = {
  title: 'Product/Options',
  component: CustomisedBox,
  args: { product: tiffin, chosen: {}, onChoose: fn() },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 520 }}>
        <ShopPart>
          <Story />
        </ShopPart>
      </div>
    ),
  ],
} satisfies Meta<typeof CustomisedBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

const notebook = sampleProduct('SimpleProduct', {
  name: 'Long Book, by the Half-dozen',
  price_range: samplePrice(59, 65),
  qty_increments: 6,
  max_sale_qty: 10_000,
  price_tiers: [{ quantity: 12, final_price: { value: 55 }, discount: { percent_off: 6.78 } }],
}) as unknown as CustomisedProduct;

/** cart-20 */
export const SoldInSteps: Story = {
  args: { product: notebook },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pieces = within(await canvas.findByRole('group', { name: 'Quantity' })).getByRole('status');
    await expect(pieces).toHaveTextContent('6');
    await expect(canvas.getByText('Sold in multiples of 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(pieces).toHaveTextContent('12');
    await expect(canvas.getByText(/^₹55/, { selector: 'strong' })).toBeVisible();
  },
};

const print = (label: string, own: object) => ({
  attributes: [{ code: 'pattern', label, uid: btoa(label) }],
  product: { uid: btoa(label), sku: label, stock_status: 'IN_STOCK', price_range: samplePrice(799), ...own },
});
const covers = sampleProduct('ConfigurableProduct', {
  name: 'Cushion Covers, Set of 2',
  price_range: samplePrice(799),
  configurable_options: [
    {
      uid: btoa('pattern'),
      attribute_code: 'pattern',
      label: 'Print',
      position: 0,
      values: ['Leaves', 'Stripes'].map(label => ({ uid: btoa(label), label, swatch_data: null })),
    },
  ],
  variants: [print('Leaves', {}), print('Stripes', { min_sale_qty: 2 })],
  tiered: [
    {
      product: {
        sku: 'Leaves',
        price_tiers: [{ quantity: 3, final_price: { value: 719 }, discount: { percent_off: 10 } }],
      },
    },
  ],
}) as unknown as CustomisedProduct;

/** catalogue-07, catalogue-08 */
export const PricesForSeveralOfTheChosenVariant: Story = {
  args: { product: covers, chosen: { pattern: btoa('Leaves') } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Buy 3 for ₹719 each and save 10%')).toBeVisible();
    for (const _ of [2, 3]) await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByText(/^₹719/, { selector: 'strong' })).toBeVisible();
  },
};
export const VariantSoldFromTwoOn: Story = {
  args: { product: covers, chosen: { pattern: btoa('Stripes') } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Sold from 2 pieces on')).toBeVisible();
  },
};

/** catalogue-06 */
export const WhatIsRequiredHasToBeAnswered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
    await expect(canvas.getByText('Fill in “Name on the lid”.')).toBeVisible();
    await expect(canvas.getByText('Choose one for “Lettering”.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name on the lid' })).toHaveFocus();
  },
};

export const AnswersAndQuantityMakeThePrice: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name on the lid' }), 'Asha');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lettering' }), btoa('value Script'));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Insulated bag/ }));
    await expect(canvas.getByText(/^₹1,197/, { selector: 'strong' })).toBeVisible();
    for (const _ of [2, 3]) await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByText(/^₹1,147/, { selector: 'strong' })).toBeVisible();
  },
};
