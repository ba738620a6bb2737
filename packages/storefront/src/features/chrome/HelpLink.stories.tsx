import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { HelpLink } from './HelpLink.tsx';

const meta = {
  title: 'Chrome/Help link',
  component: HelpLink,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  render: () => (
    <ShopPart>
      <HelpLink />
    </ShopPart>
  ),
} satisfies Meta<typeof HelpLink>;
export default meta;

export const OfThisShop: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Chat with Kaveri help' })).toHaveAttribute(
      'href',
      'https://wa.me/919000000004',
    );
  },
};
