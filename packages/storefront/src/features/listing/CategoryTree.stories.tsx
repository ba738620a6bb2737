import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CategoryTree } from './CategoryTree.tsx';

const leaf = (name: string, count: number) => ({ uid: name, name, href: `/${name}.html`, count, children: [] });

const meta = {
  title: 'Listing/Category tree',
  component: CategoryTree,
  args: {
    nodes: [
      {
        uid: 'audio',
        name: 'Audio',
        href: '/audio.html',
        children: [
          {
            uid: 'headphones',
            name: 'Headphones & Earbuds',
            href: '/audio/headphones.html',
            count: 13,
            isCurrent: true,
            children: [leaf('True Wireless Earbuds', 6), leaf('Over-ear Headphones', 4), leaf('Neckbands', 3)],
          },
        ],
      },
    ],
  },
  decorators: [
    Story => (
      <div style={{ inlineSize: 240, margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryTree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule listing-06. */
export const InACategory: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent(/^Headphones/);
  },
};

/** Beyond eight the others of a level are one press away, without script too. */
export const Many: Story = {
  args: { nodes: Array.from({ length: 14 }, (_, index) => leaf(`Category ${index + 1}`, 40 - index)) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Category 9')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show all 14'));
    await expect(canvas.getByText('Category 14')).toBeVisible();
  },
};
