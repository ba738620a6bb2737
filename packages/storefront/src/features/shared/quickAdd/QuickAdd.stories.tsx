import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Messages } from '../../../testing/Messages.tsx';
import { samplePicture, samplePrice, sampleProduct } from '../../../testing/sampleProduct.ts';
import { ShopPart } from '../../../testing/ShopPart.tsx';
import { QuickAdd } from './QuickAdd.tsx';
import type { QuickProduct } from './quickAddWay.ts';

const kettle = sampleProduct('SimpleProduct', { sku: 'kettle', name: 'Electric Kettle' }) as unknown as QuickProduct;
const kurta = sampleProduct('ConfigurableProduct', { sku: 'kurta', name: 'Cotton Kurta' }) as unknown as QuickProduct;
const set = sampleProduct('BundleProduct', { sku: 'set', name: 'Breakfast Set' }) as unknown as QuickProduct;

const option = (code: string, label: string, values: string[]) => ({
  uid: code,
  attribute_code: code,
  label,
  position: 0,
  values: values.map(value => ({ uid: value, label: value, swatch_data: null })),
});
const variant = (size: string, price: number, left: number | null = null) => ({
  attributes: [{ code: 'size', uid: size }],
  product: {
    uid: size,
    sku: `kurta-${size}`,
    stock_status: 'IN_STOCK',
    only_x_left_in_stock: left,
    small_image: { url: samplePicture('#b5532a') },
    price_range: samplePrice(price, 1_999),
  },
});
const answer = {
  products: {
    items: [
      sampleProduct('ConfigurableProduct', {
        sku: 'kurta',
        small_image: { url: samplePicture('#b5532a') },
        configurable_options: [option('size', 'Size', ['S', 'M', 'XL'])],
        variants: [variant('S', 1_299), variant('M', 1_399, 2)],
      }),
    ],
  },
};

const meta = {
  title: 'Catalogue/Quick add',
  component: QuickAdd,
  args: { product: kettle },
  render: args => (
    <ShopPart answers={{ QuickChoice: answer }}>
      <div style={{ display: 'flex', inlineSize: '8rem' }}>
        <QuickAdd {...args} />
      </div>
      <Messages />
    </ShopPart>
  ),
} satisfies Meta<typeof QuickAdd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule listing-01: the button keeps the focus and says what became of it. */
export const AtOnce: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Add to cart: Electric Kettle' });
    await userEvent.click(button);
    await canvas.findByText('Electric Kettle is in your cart.');
    await waitFor(() => expect(button).toHaveTextContent('Added'));
    await expect(button).toHaveFocus();
  },
};

/** Rule listing-01: what is missing is said, and what is chosen has its own price and stock. */
export const ByChoice: Story = {
  args: { product: kurta },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Choose options: Cotton Kurta' });
    await userEvent.click(button);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Choose and add' }));
    await dialog.findByRole('radio', { name: 'S' });
    await expect(dialog.getByRole('radio', { name: 'XL, not available' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }));
    await dialog.findByText('Choose the size first.');
    await userEvent.click(dialog.getByRole('radio', { name: 'M' }));
    await dialog.findByText('₹1,399');
    dialog.getByText('Only 2 left');
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await canvas.findByText('Cotton Kurta is in your cart.');
    await expect(button).toHaveFocus();
  },
};

/** What there is to choose did not come. */
export const NotLoaded: Story = {
  args: { product: kurta },
  render: args => (
    <ShopPart refusals={{ QuickChoice: 'Internal server error' }}>
      <QuickAdd {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Choose options/ }));
    await canvas.findByText('What there is to choose could not be loaded.');
  },
};

/** A set is put together on its own page. */
export const OnItsPage: Story = {
  args: { product: set },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: 'Choose options: Breakfast Set' }),
    ).toHaveAttribute('href', '/breakfast-set.html');
  },
};
