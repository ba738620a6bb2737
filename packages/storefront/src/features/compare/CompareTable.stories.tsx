import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { samplePicture, samplePrice, sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import type { ComparedProduct } from './compareQuery.ts';
import { CompareTable } from './CompareTable.tsx';

const option = (code: string, label: string, values: string[]) => ({
  attribute_code: code,
  label,
  position: 0,
  values: values.map(value => ({ uid: value, label: value, swatch_data: null })),
});
const phone = (name: string, colour: string, price: number, own: object = {}) =>
  sampleProduct('ConfigurableProduct', {
    uid: name,
    sku: name,
    name,
    country_of_manufacture: 'India',
    small_image: { url: samplePicture(colour) },
    price_range: samplePrice(price, price + 3_000),
    ...own,
  }) as unknown as ComparedProduct;
const four = [
  phone('Auvira Lumen 5 5G', '#2b3a67', 21_999, {
    rating_summary: 88,
    review_count: 1_342,
    configurable_options: [option('color', 'Colour', ['Midnight blue', 'Silver'])],
  }),
  phone('Zentoro Play 12', '#0b7a75', 12_499, {
    rating_summary: 80,
    review_count: 96,
    other_platform_prices: [{ platform: 'Kartora', price: { value: 12_990, currency: 'INR' } }],
  }),
  phone('Orbit Mini', '#93305c', 9_999, { stock_status: 'OUT_OF_STOCK' }),
  phone('Kite Max with a Name that Takes Three Lines', '#8a4b08', 31_999, { only_x_left_in_stock: 2 }),
];

const meta = {
  title: 'Catalogue/Compare',
  component: CompareTable,
  args: { products: four.slice(0, 2), onRemove: fn() },
  render: args => (
    <ShopPart>
      <CompareTable {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule compare-03. */
export const Two: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('rowheader', { name: /^Rating\s*\(differs\)/ })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Country of origin' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Only what differs' }));
    await expect(canvas.queryByRole('rowheader', { name: 'Country of origin' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Do not compare Zentoro Play 12' }));
    await expect(args.onRemove).toHaveBeenCalledWith(args.products[1]);
  },
};
/** Prices and buttons stand in line, however many lines a name takes; what is sold out has no button. */
export const Four: Story = {
  args: { products: four },
  play: async ({ canvas }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^(?:Choose|Add)/ });
    await expect(new Set(buttons.map(button => button.getBoundingClientRect().top)).size).toBe(1);
    await expect(buttons).toHaveLength(3);
  },
};
/** Nothing but their names: it says so where one asks for the differences alone. */
export const Alike: Story = {
  args: { products: [phone('Orbit Mini', '#93305c', 9_999), phone('Orbit Mini 2', '#93305c', 9_999)] },
  play: async ({ canvas }) => {
    const said = await canvas.findByRole('status');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('switch', { name: 'Only what differs' }));
    await expect(said).toHaveTextContent('Nothing that is told of them differs.');
  },
};
export const One: Story = {
  args: { products: four.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('rowheader', { name: 'Rating' });
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
