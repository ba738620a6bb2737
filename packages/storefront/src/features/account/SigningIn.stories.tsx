import type { Meta, StoryObj } from '@storybook/react-vite';
import { mailRefused } from '@shop/messages/signInWays';
import { fn } from 'storybook/test';
import { SigningIn } from './SigningIn.tsx';

const meta = {
  title: 'Account/Signing in',
  component: SigningIn,
  args: { signInHref: '/sign-in' },
} satisfies Meta<typeof SigningIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const NoNetwork: Story = {
  args: { problem: 'You are offline. Some features may be unavailable.', onAgain: fn() },
};
export const Refused: Story = { args: { problem: mailRefused } };
