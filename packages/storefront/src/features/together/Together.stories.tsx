import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Messages } from '../../testing/Messages.tsx';
import { samplePicture, samplePrice, sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { Together, type TogetherProps } from './Together.tsx';
import type { Offered } from './togetherQuery.ts';

const product = (type: 'SimpleProduct' | 'ConfigurableProduct', name: string, colour: string, price: object) =>
  sampleProduct(type, {
    sku: name,
    uid: name,
    name,
    small_image: { url: samplePicture(colour) },
    price_range: price,
  }) as unknown as Offered;

const phone = product('SimpleProduct', 'Auvira Mini S 5G', '#23305c', samplePrice(27_990, 29_990));
const charger = product(
  'SimpleProduct',
  'Voltrik Nano 33 W USB-C Charger with Cable',
  '#565d6b',
  samplePrice(799, 1_499),
);
const earbuds = product('SimpleProduct', 'Pebblix Khulla Open-ear Clip Earbuds', '#166b3f', samplePrice(4_499));
const cover = product('ConfigurableProduct', 'Pebblix Soft Silicone Cover', '#b5532a', samplePrice(399, 699, 449));

const variant = (uid: string, price: number) => ({
  attributes: [{ code: 'color', uid }],
  product: {
    uid,
    sku: `cover-${uid}`,
    stock_status: 'IN_STOCK',
    only_x_left_in_stock: null,
    small_image: { url: samplePicture(uid === 'Slate' ? '#334' : '#b5532a') },
    price_range: samplePrice(price, 699),
  },
});
const choice = {
  products: {
    items: [
      {
        ...cover,
        configurable_options: [
          {
            attribute_code: 'color',
            label: 'Colour',
            position: 0,
            values: ['Slate', 'Coral'].map(uid => ({ uid, label: uid, swatch_data: null })),
          },
        ],
        variants: [variant('Slate', 399), variant('Coral', 449)],
      },
    ],
  },
};

const meta = {
  title: 'Product/Goes well together',
  component: Together,
  args: {
    product: phone,
    sku: undefined,
    shown: { price: 27_990, was: 29_990, pictures: [] },
    others: [charger, cover, earbuds],
  } as TogetherProps,
  render: args => (
    <ShopPart answers={{ QuickChoice: choice }}>
      <Together {...args} />
      <Messages />
    </ShopPart>
  ),
} satisfies Meta<typeof Together>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rules together-01 and together-02: the sum follows the boxes, and one press puts all of them into the cart. */
export const AtOnce: Story = {
  args: { others: [charger, earbuds] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Total for 3 products');
    await canvas.findByText('₹33,288');
    await userEvent.click(canvas.getByRole('checkbox', { name: `Buy ${earbuds.name}` }));
    await canvas.findByText('₹28,789');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Add both to cart' }));
    await canvas.findByText('2 products are in your cart.');
    await expect(await canvas.findByRole('button', { name: 'Added' })).toHaveFocus();
  },
};

/** Rule together-01: what has options is chosen before it is ticked. */
export const WithAChoice: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole('checkbox', { name: `Buy ${cover.name}` });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Choose options' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Coral' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Take this' }));
    await waitFor(() => expect(box).toBeChecked());
    await canvas.findByText('Coral');
    canvas.getByRole('button', { name: `Change options: ${cover.name}` });
    await canvas.findByText('Total for 4 products');
  },
};

/** Nothing is ticked: the button says so. */
export const NothingTicked: Story = {
  args: { others: [charger] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await canvas.findByText('Tick at least one product.');
  },
};
