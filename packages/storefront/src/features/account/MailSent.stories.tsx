import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkSent, nothingCame } from '@shop/messages/account';
import { fn } from 'storybook/test';
import { MailSent } from './MailSent.tsx';

const meta = {
  title: 'Account/Mail sent',
  component: MailSent,
  args: { message: linkSent('asha@example.com'), help: nothingCame, onOther: fn(), signInHref: '/sign-in' },
} satisfies Meta<typeof MailSent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {};
export const LongAddress: Story = {
  args: { message: linkSent(`${'venkatanarasimharajuvaripeta'.repeat(2)}@example.com`) },
};
