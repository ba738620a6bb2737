import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShopScreen } from '../testing/ShopScreen.tsx';

const meta = {
  title: 'Screens/Account',
  component: ShopScreen,
  tags: ['!autodocs', 'screen'],
  parameters: { layout: 'fullscreen', recording: 'customer' },
  args: { path: '/order-history', stored: { signin_token: 'recorded-token' } },
} satisfies Meta<typeof ShopScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const guest = { parameters: { recording: 'guest' } };
const shows = (text: string | RegExp): NonNullable<Story['play']> => async ({ canvas }) => void (await canvas.findAllByText(text, {}, { timeout: 15_000 }));
const offers = (button: string): NonNullable<Story['play']> => async ({ canvas }) => void (await canvas.findByRole('button', { name: button }, { timeout: 15_000 }));

export const SignIn: Story = { ...guest, tags: ['picture'], args: { path: '/sign-in', stored: {} }, play: offers('Sign in') };
export const CreateAccount: Story = { ...guest, args: { path: '/create-account', stored: {} }, play: offers('Create account') };
export const Orders: Story = { tags: ['picture'], play: shows(/000000001|Order 0/) };
export const OneOrder: Story = { args: { path: '/order-history/000000001' }, play: shows(/Order 000000001/) };
export const NoSuchOrder: Story = { args: { path: '/order-history/999999999' }, play: shows('There is no such order') };
export const Coins: Story = { tags: ['picture'], args: { path: '/zepp-coins' }, play: shows(/2,450/) };
