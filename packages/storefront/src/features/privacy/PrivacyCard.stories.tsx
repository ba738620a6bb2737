import type { Meta, StoryObj } from '@storybook/react-vite';
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
