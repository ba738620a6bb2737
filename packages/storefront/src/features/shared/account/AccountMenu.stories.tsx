import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShopPart } from '../../../testing/ShopPart.tsx';
import { signedIn } from '../../../testing/shopper.ts';
import { AccountMenu } from './AccountMenu.tsx';

const meta = {
  title: 'Account/Menu',
  component: AccountMenu,
  render: () => (
    <ShopPart path="/order-history" before={signedIn}>
      <AccountMenu />
    </ShopPart>
  ),
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The open page is marked (account-01). On a phone it unfolds. */
export const Open: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const heading = canvasElement.querySelector('summary');
    if (heading && heading.offsetParent !== null) await userEvent.click(heading);
    await expect(await canvas.findByRole('link', { name: 'My Orders' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'My Wishlist' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  },
};

/** What the back end lacks has no entry. */
export const WithoutCoins: Story = {
  render: () => (
    <ShopPart path="/order-history" before={signedIn} featuresOff={['coins', 'wishlist']}>
      <AccountMenu />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    const hrefs = [...canvasElement.querySelectorAll('a')].map(link => link.getAttribute('href'));
    await expect(hrefs).not.toContain('/zepp-coins');
    await expect(hrefs).not.toContain('/wishlist');
    await expect(hrefs).toContain('/order-history');
  },
};
