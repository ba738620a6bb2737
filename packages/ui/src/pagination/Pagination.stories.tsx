import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = { title: 'Navigation/Pagination', component: Pagination, args: { current: 5, total: 12, hrefOf: page => `?page=${page}` } } satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = { args: { current: 1 } };
export const LastPage: Story = { args: { current: 12 } };
export const Few: Story = { args: { current: 2, total: 3 } };

/** Each page is a link: it works without script and can be shared. */
export const InTheMiddle: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Page 6' })).toHaveAttribute('href', '?page=6');
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  },
};
