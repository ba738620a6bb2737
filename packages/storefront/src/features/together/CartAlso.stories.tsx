import type { CartDetails } from '@shop/commerce-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { samplePicture, sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { CartAlso } from './CartAlso.tsx';

const linked = ['Kettle', 'Masala chai, 250 g', 'Steel bottle'].map((name, index) =>
  sampleProduct('SimpleProduct', {
    uid: name,
    sku: name,
    name,
    small_image: { url: samplePicture(['#0b7a75', '#8a4b08', '#4a4e9b'][index] ?? '#333') },
  }),
);
const answer = { products: { items: [{ uid: 'tea', sku: 'tea', crosssell_products: linked }] } };

const meta = {
  title: 'Cart/You may also need',
  component: CartAlso,
  args: { details: { items: [{ product: { sku: 'tea' } }, { product: { sku: 'Kettle' } }] } as unknown as CartDetails },
  render: args => (
    <ShopPart answers={{ CartAlso: answer }}>
      <CartAlso {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof CartAlso>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule together-04: nothing that is in the cart; a tile that was put into it stays, and says so. */
export const TwoLeft: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole('list', { name: 'You may also need' }));
    await expect(list.getAllByRole('article')).toHaveLength(2);
    const button = list.getByRole('button', { name: 'Add to cart: Steel bottle' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Added'));
    await expect(button).toHaveFocus();
  },
};
