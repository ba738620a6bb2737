import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { PrivacyCard } from './PrivacyCard.tsx';

const meta = {
  title: 'Account/Your data',
  component: PrivacyCard,
  args: { email: 'asha@example.com' },
  render: args => (
    <ShopPart>
      <PrivacyCard {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof PrivacyCard>;
export default meta;

export const Ready: StoryObj<typeof meta> = {};

/** The back end is asked for one thing after the other. */
export const BeingPutTogether: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const download = await canvas.findByRole('button', { name: 'Download my data' });
    await userEvent.click(download);
    await expect(download).toHaveAttribute('aria-busy', 'true');
  },
};
