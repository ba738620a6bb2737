import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { OpenLink } from './OpenLink.tsx';

const old = 'This link has been used already or is too old. Ask for a new one.';

const meta = {
  title: 'Account/Link of a mail',
  component: OpenLink,
  args: { token: 'abc', newLinkHref: '/sign-in?way=link' },
  render: args => (
    <ShopPart answers={{ magicLinkSignIn: { magicLinkSignIn: { success: false, message: old, token: null } } }}>
      <OpenLink {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof OpenLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {};
export const UsedAlready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(old);
  },
};
