import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShopScreen } from '../testing/ShopScreen.tsx';

const meta = {
  title: 'Screens/Bills',
  component: ShopScreen,
  tags: ['!autodocs', 'screen'],
  parameters: { layout: 'fullscreen', recording: 'bills' },
  args: { path: '/setu', stored: { signin_token: 'recorded-token' } },
} satisfies Meta<typeof ShopScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (name: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    void (await canvas.findByRole('heading', { name, level: 1 }, { timeout: 15_000 }));

export const Categories: Story = { play: shows('Bills and recharge') };
export const Billers: Story = { args: { path: '/setu?p=electricity' }, play: shows('Electricity') };
export const Number: Story = {
  args: { path: '/setu?p=electricity&biller=kaveri-bijli' },
  play: shows('Kaveri Bijli Vitran Nigam'),
};
export const NoSuchKind: Story = {
  args: { path: '/setu?p=rent' },
  play: async ({ canvas }) => void (await canvas.findByText(/Looks like the page/, {}, { timeout: 15_000 })),
};
export const History: Story = {
  args: { path: '/bills-and-recharge' },
  play: async ({ canvas }) => void (await canvas.findAllByText('Refund on its way', {}, { timeout: 15_000 })),
};
export const Receipt: Story = { args: { path: '/bills-and-recharge/B000000001' }, play: shows(/paid$/) };
export const Refund: Story = { args: { path: '/bills-and-recharge/B000000002' }, play: shows(/comes back to you$/) };
export const NoSuchPayment: Story = {
  args: { path: '/bills-and-recharge/B000009999' },
  play: shows('We cannot find this payment'),
};
/** Back from the gateway without having paid (bills-06). */
export const NotPaid: Story = {
  args: { path: '/cashfree/checkout/success/B000000003' },
  play: shows('Your bill is not paid yet'),
};
export const NoneOfTheirs: Story = {
  args: { path: '/cashfree/checkout/success/B000009999' },
  play: shows('This payment is not open here'),
};
