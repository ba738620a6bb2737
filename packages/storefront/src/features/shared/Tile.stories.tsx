import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { samplePicture, samplePrice, sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { Tile, type TileProduct } from './tile.tsx';

const product = (own: object = {}): TileProduct =>
  sampleProduct('SimpleProduct', { small_image: { url: samplePicture('#0b7a75') }, ...own });
const elsewhere = [
  { platform: 'Kartora', price: { value: 1_749, currency: 'INR' } },
  { platform: 'MegaHaat', price: { value: 1_599, currency: 'INR' } },
];
const hidden = {
  Shell: { storeConfig: { store_code: 'kaveri', store_name: 'Kaveri', guest_price_hidden: true }, categoryList: [] },
};

const meta = {
  title: 'Catalogue/Tile of the back end',
  component: Tile,
  args: { product: product() },
  decorators: [
    Story => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  render: args => (
    <ShopPart>
      <Tile {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText('₹1,499')),
};
export const FromTheCheapest: Story = {
  args: { product: product({ price_range: samplePrice(499, 499, 2_499) }) },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText(/From/)),
};
export const CheaperThanElsewhere: Story = { args: { product: product({ other_platform_prices: elsewhere }) } };
export const SoldOut: Story = { args: { product: product({ stock_status: 'OUT_OF_STOCK' }) } };

/** A store view that shows prices to customers only. */
export const PriceHiddenFromGuests: Story = {
  render: args => (
    <ShopPart answers={hidden} path="/audio.html?page=2">
      <Tile {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /Log ?in/i })).toHaveAttribute(
      'href',
      '/sign-in?from=%2Faudio.html%3Fpage%3D2',
    );
    await expect(canvas.queryByText('₹1,499')).toBeNull();
  },
};
