import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { MailProviders } from './MailProviders.tsx';

const provider = {
  code: 'kaveri-mail',
  name: 'Kaveri Mail',
  authorize_url: '/gateways/mail-account/consent',
  client_id: 'storefront',
  scope: 'openid email',
};

const meta = {
  title: 'Account/Mail accounts',
  component: MailProviders,
  args: { providers: [provider], from: '/cart', onLeave: fn() },
  beforeEach: () => sessionStorage.clear(),
  render: args => (
    <ShopPart>
      <MailProviders {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof MailProviders>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Several: Story = {
  args: { providers: [provider, { ...provider, code: 'other', name: 'The post office of a very long name' }] },
};
/** The address carries a state and a proof that only this tab can answer (session-18). */
export const OnTheWay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Kaveri Mail' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: 'Continue with Kaveri Mail' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
