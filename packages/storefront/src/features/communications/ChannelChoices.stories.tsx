import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChannelChoices, ChannelChoicesSkeleton } from './ChannelChoices.tsx';

const nothing = { mobile_number: '9820098201', sms_offers: false, whatsapp_orders: false, whatsapp_offers: false };

const meta = {
  title: 'Account/SMS and WhatsApp',
  component: ChannelChoices,
  args: { channels: nothing, busy: new Set(), onChange: fn() },
} satisfies Meta<typeof ChannelChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Tell me by WhatsApp what happens to my orders'));
    await expect(args.onChange).toHaveBeenCalledWith('whatsapp_orders', true);
  },
};
export const Chosen: Story = { args: { channels: { ...nothing, whatsapp_orders: true, sms_offers: true } } };
export const OnItsWay: Story = {
  args: { channels: { ...nothing, whatsapp_offers: true }, busy: new Set(['whatsapp_offers']) },
};
export const WithoutANumber: Story = { args: { channels: { ...nothing, mobile_number: null } } };
export const Coming: Story = { render: () => <ChannelChoicesSkeleton /> };
