import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { opened } from '../../testing/opened.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { signedIn } from '../../testing/shopper.ts';
import { YouPanel } from './YouPanel.tsx';

const meta = {
  title: 'Chrome/You panel',
  component: YouPanel,
  args: { open: true, onClose: () => {} },
  render: args => (
    <ShopPart>
      <YouPanel {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof YouPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule frame-15. */
export const SignedOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(await opened(canvasElement));
    await canvas.findByRole('link', { name: 'Contact Us' });
    await expect(canvas.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Login/ Register', '/sign-in'],
      ['Terms & Conditions', '/terms-and-condition'],
      ['Privacy policy', '/privacy-policy'],
      ['Contact Us', '/contact-us'],
    ]);
  },
};

/** Where a shop extends the panel it lists what the shop is about as well (frame-15). */
export const Extended: Story = {
  render: args => (
    <ShopPart variant={{ extendedPanel: true }}>
      <YouPanel {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(await opened(canvasElement)).findByRole('link', { name: 'About Us' })).toHaveAttribute(
      'href',
      '/about-us',
    );
  },
};

/** The shopper's own pages, and the way out. */
export const SignedIn: Story = {
  render: args => (
    <ShopPart variant={{ extendedPanel: true }} before={signedIn}>
      <YouPanel {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(await opened(canvasElement));
    await expect(await canvas.findByRole('heading', { name: 'Hi, Asha' })).toBeVisible();
    await expect(canvas.getByText('asha@example.com')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My Rewards Points' })).toHaveAttribute('href', '/zepp-coins');
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeEnabled();
  },
};
