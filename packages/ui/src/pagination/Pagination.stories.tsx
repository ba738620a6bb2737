import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Pagination } from './Pagination.tsx';
import { guide } from './Pagination.guide.tsx';

const meta = {
  title: 'Navigation/Pagination – pager, pages',
  id: 'navigation-pagination',
  component: Pagination,
  parameters: { guide },
  args: { current: 5, total: 12, hrefOf: page => `?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = { args: { current: 1 } };
export const LastPage: Story = { args: { current: 12 } };
export const Few: Story = { args: { current: 2, total: 3 } };

/** The arrows point the other way where one reads from the right. */
export const ReadFromTheRight: Story = {
  decorators: [
    Story => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    for (const name of ['Previous page', 'Next page']) {
      const arrow = within(canvasElement).getByRole('link', { name }).querySelector('svg') as SVGElement;
      await expect(getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    }
  },
};

/** Each page is a link: it works without script and can be shared. */
export const InTheMiddle: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Page 6' })).toHaveAttribute('href', '?page=6');
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  },
};

/** The widest row is one of a phone's width: the pages beside the current one are the arrows' to show. */
export const OnAPhone: Story = {
  args: { current: 4, total: 7 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link').map(link => link.getAttribute('aria-label'))).toEqual([
      'Previous page',
      'Page 1',
      'Page 4',
      'Page 7',
      'Next page',
    ]);
    await expect(
      getComputedStyle(canvas.getByRole('link', { name: 'Page 4' }).parentElement as Element, '::before').content,
    ).toContain('…');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** What is left out before the current page and after it stands once each, and clear of it. */
export const InTheMiddleOnAPhone: Story = {
  args: { current: 6 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const item = canvas.getByRole('link', { name: 'Page 6' }).parentElement as Element;
    await expect(getComputedStyle(item, '::before').content).toContain('…');
    await expect(getComputedStyle(item, '::before').paddingInlineEnd).toBe('4px');
    await expect([...canvasElement.querySelectorAll('span')].map(dots => dots.checkVisibility())).toEqual([
      false,
      true,
    ]);
  },
};
