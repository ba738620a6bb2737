import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { opened } from '../../testing/opened.ts';
import { sampleMenu } from '../../testing/sampleMenu.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { CategoriesPanel } from './CategoriesPanel.tsx';

const meta = {
  title: 'Chrome/Categories panel',
  component: CategoriesPanel,
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { open: true, onClose: fn() },
  render: args => (
    <ShopPart answers={sampleMenu}>
      <CategoriesPanel {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof CategoriesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bills are left out of the list in every shop. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(await opened(canvasElement));
    await expect(await canvas.findByText('Books')).toBeVisible();
    await expect(canvas.queryByText('Bill and Recharge')).toBeNull();
  },
};

/** Rule frame-14. */
export const OneOpened: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(await opened(canvasElement));
    await userEvent.click(await canvas.findByText('Mobiles & Tablets'));
    await expect(canvas.getByRole('link', { name: 'All in Mobiles & Tablets' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Chargers' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** What lies below a category is still being fetched. */
export const Coming: Story = {
  render: args => (
    <ShopPart answers={{ Shell: sampleMenu.Shell }}>
      <CategoriesPanel {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(await opened(canvasElement));
    await userEvent.click(await canvas.findByText('Audio'));
    await expect(canvas.getByRole('link', { name: 'All in Audio' })).toBeVisible();
  },
};
