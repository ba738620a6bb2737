import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    label: 'Sort by',
    entries: [
      { label: 'Position', href: '?sort=position', current: true },
      { label: 'Price, low to high', href: '?sort=price' },
      { label: 'Price, high to low', href: '?sort=-price' },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Sort by' });
    await userEvent.click(opener);
    const list = await canvas.findByRole('list', { name: 'Sort by' });
    await waitFor(() => expect(list).toBeVisible());
    await expect(Math.abs(list.getBoundingClientRect().left - opener.getBoundingClientRect().left)).toBeLessThan(2);
    await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(opener.getBoundingClientRect().bottom);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Sort by' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Position' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Price, low to high' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Position' })).toHaveFocus();
  },
};
