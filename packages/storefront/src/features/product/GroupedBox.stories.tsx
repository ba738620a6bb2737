import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { samplePicture, samplePrice, sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { GroupedBox } from './GroupedBox.tsx';

const member = (name: string, qty: number, price: number, own: object = {}) => ({
  position: 1,
  qty,
  product: {
    uid: btoa(name),
    sku: name,
    name,
    url_key: 'tea',
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    only_x_left_in_stock: null,
    small_image: { url: samplePicture('#7a4b1f') },
    price_range: samplePrice(price),
    ...own,
  },
});

const shelf = sampleProduct('GroupedProduct', {
  name: 'Four Gardens Tea Shelf',
  price_range: samplePrice(199),
  members: [
    member('Chai Katha Assam, 250 g', 2, 199),
    member('Chai Katha Nilgiri, 250 g', 1, 219, { price_range: samplePrice(219, 249) }),
    member('Chai Katha Darjeeling First Flush, 100 g', 0, 449, { only_x_left_in_stock: 3 }),
    member('Chai Katha Kangra Green, 100 g', 0, 349, { stock_status: 'OUT_OF_STOCK' }),
  ],
});

const meta = {
  title: 'Product/Group',
  component: GroupedBox,
  args: { product: shelf },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 520 }}>
        <ShopPart>
          <Story />
        </ShopPart>
      </div>
    ),
  ],
} satisfies Meta<typeof GroupedBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The numbers that the merchant suggests, with their sum; what is sold out says so. */
export const Suggested: Story = {
  play: async ({ canvasElement }) => expect(await within(canvasElement).findByText(/^₹617/)).toBeVisible(),
};

export const NothingWanted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Add to cart' });
    for (const name of ['Assam', 'Assam', 'Nilgiri']) {
      await userEvent.click(
        within(canvas.getByRole('group', { name: new RegExp(`Quantity of .*${name}`) })).getByRole('button', {
          name: 'One less',
        }),
      );
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose how many you want of at least one.');
  },
};

/** No more than are left. */
export const FewLeft: Story = {
  play: async ({ canvasElement }) => {
    const few = within(await within(canvasElement).findByRole('group', { name: /Darjeeling/ }));
    for (let pressed = 0; pressed < 3; pressed += 1)
      await userEvent.click(few.getByRole('button', { name: 'One more' }));
    await expect(few.getByRole('status')).toHaveTextContent('3');
    await expect(few.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true');
  },
};
