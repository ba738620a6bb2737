import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShopScreen } from '../testing/ShopScreen.tsx';

const meta = {
  title: 'Screens/Cart',
  component: ShopScreen,
  tags: ['!autodocs', 'screen'],
  parameters: { layout: 'fullscreen', recording: 'cart' },
  args: { path: '/cart', stored: { cartId: 'recorded-cart' } },
} satisfies Meta<typeof ShopScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    void (await canvas.findAllByText(text, {}, { timeout: 15_000 }));

export const Filled: Story = { tags: ['picture'], play: shows('Zentoro Saathi 4G Keypad Phone') };
export const WithCoupon: Story = { parameters: { recording: 'cart-coupon' }, play: shows(/SAVE10/) };
export const Empty: Story = {
  tags: ['picture'],
  parameters: { recording: 'guest' },
  args: { stored: {} },
  play: shows(/empty/i),
};
export const Loading: Story = {
  tags: ['!screen'],
  parameters: { waits: 'recorded-cart' },
  play: async ({ canvas }) => void (await canvas.findByRole('main', {}, { timeout: 15_000 })),
};
export const Failed: Story = {
  tags: ['!screen'],
  parameters: { fails: 'recorded-cart' },
  play: shows(/could not be loaded/),
};
