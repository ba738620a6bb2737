import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleMenu } from '../../testing/sampleMenu.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { NoResults } from './NoResults.tsx';

const meta = {
  title: 'Search/No results',
  component: NoResults,
  args: { suggestions: [] },
  render: args => (
    <ShopPart answers={sampleMenu}>
      <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
        <NoResults {...args} />
      </div>
    </ShopPart>
  ),
} satisfies Meta<typeof NoResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LikelySpellings: Story = {
  args: { suggestions: ['earbuds', 'ear phones'] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'ear phones' })).toHaveAttribute(
      'href',
      '/search.html?query=ear+phones',
    );
  },
};

/** Six categories, however many there are. */
export const NothingAlike: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Laptops' });
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.queryByText('Did you mean')).toBeNull();
  },
};

export const WithoutCategories: Story = {
  render: args => (
    <ShopPart>
      <NoResults {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText(/Check the spelling/)),
};
