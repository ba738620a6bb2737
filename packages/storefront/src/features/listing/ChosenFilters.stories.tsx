import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';

const path = '/search.html?query=earbuds&page=2&price=1000_5000&brand=auvira&brand=zentoro&colour=gone';

const meta = {
  title: 'Listing/Chosen filters',
  component: ChosenFilters,
  args: {
    range: { from: 1000, to: 5000, isOwn: false },
    chosen: { price: ['1000_5000'], brand: ['auvira', 'zentoro'], colour: ['gone'] },
    aggregations: [
      { attribute_code: 'price', label: 'Price', count: 0, options: [] },
      {
        attribute_code: 'brand',
        label: 'Brand',
        count: 2,
        options: ['Auvira', 'Zentoro'].map(label => ({ value: label.toLowerCase(), label, count: 4 })),
      },
    ],
  },
  render: args => (
    <ShopPart path={path}>
      <ChosenFilters {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof ChosenFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each leads to the list without it, from its beginning. What no product has any more goes with all the others. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Remove Brand: Auvira' })).toHaveAttribute(
      'href',
      expect.stringContaining('?query=earbuds&price=1000_5000&brand=zentoro&colour=gone'),
    );
    await expect(canvas.getByRole('link', { name: /^Remove Price: ₹1,000/ })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Clear filters' })).toHaveAttribute(
      'href',
      expect.stringContaining('?query=earbuds'),
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const NothingChosen: Story = {
  args: { chosen: {} },
  play: async ({ canvasElement }) => void expect(within(canvasElement).queryByRole('link')).toBeNull(),
};
