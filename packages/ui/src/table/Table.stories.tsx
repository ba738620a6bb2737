import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Table } from './Table.tsx';
import { guide } from './Table.guide.tsx';

const meta = {
  title: 'Layout/Table – data table, rows, comparison',
  id: 'layout-table',
  component: Table,
  parameters: { guide },
  args: {
    caption: 'Price elsewhere',
    rows: [
      { name: 'Kartora', value: '₹22,499' },
      { name: 'MegaHaat', value: '₹1,23,290' },
    ],
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prices: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Price elsewhere' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Kartora ₹22,499' })).toBeVisible();
  },
};
export const OneRow: Story = { args: { rows: [{ name: 'Kartora', value: '₹22,499' }] } };
export const LongNames: Story = {
  args: { rows: [{ name: 'TheLongestNameOfAnyShopThatSellsThis'.repeat(2), value: '₹22,499' }] },
};
