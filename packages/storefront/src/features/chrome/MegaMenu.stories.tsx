import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleMenu } from '../../testing/sampleMenu.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { MegaMenu } from './MegaMenu.tsx';

const meta = {
  title: 'Chrome/Mega menu',
  component: MegaMenu,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <ShopPart answers={sampleMenu}>
      <div style={{ minBlockSize: 420 }}>
        <MegaMenu />
      </div>
    </ShopPart>
  ),
} satisfies Meta<typeof MegaMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Eight categories stand in the bar, the others in the overflow (frame-07). */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Home')).toHaveAttribute('data-top');
    await expect(canvas.getByText('Books')).not.toHaveAttribute('data-top');
  },
};

/** Two lines of a name stay whole whatever size of text the reader asked for. */
export const LargeText: Story = {
  globals: { textSize: '200%' },
  play: async ({ canvasElement }) => {
    const two = await within(canvasElement).findByText('Mobiles & Tablets');
    await expect(two.scrollHeight).toBeLessThanOrEqual(two.clientHeight);
  },
};

export const OpenedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findByRole('link', { name: 'Mobiles & Tablets' });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByText('Chargers')).toBeVisible();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
  },
};

export const WithoutTheWayToBills: Story = {
  render: () => (
    <ShopPart answers={sampleMenu} variant={{ hideBillsInMegaMenu: true }}>
      <MegaMenu />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Books');
    await expect(within(canvasElement).queryByText('Bill and Recharge')).toBeNull();
  },
};
