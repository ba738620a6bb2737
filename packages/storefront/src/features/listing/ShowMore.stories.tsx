import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import type { ListingData } from './loadListing.ts';
import { ShowMore } from './ShowMore.tsx';

const products = (own: Partial<ListingData> = {}, count = 12): ListingData => ({
  total_count: 31,
  page_info: { current_page: 1, page_size: 6, total_pages: 6 },
  items: Array.from({ length: count }, (_, index) => sampleProduct('SimpleProduct', { uid: String(index) })),
  aggregations: [],
  suggestions: [],
  sort_fields: null,
  chosen: {},
  swatches: {},
  further: count / 6 - 1,
  isCut: false,
  ...own,
});

const meta = {
  title: 'Listing/Show more',
  component: ShowMore,
  args: { products: products(), onMore: fn() },
  render: args => (
    <ShopPart path="/phones.html?brand=auvira&further=1">
      <ShowMore {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof ShowMore>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule catalogue-09. */
export const TwoPages: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Show more products' })).toHaveAttribute(
      'href',
      expect.stringContaining('?brand=auvira&further=2'),
    );
    await expect(canvas.getByText('Showing 1 to 12 of 31')).toBeVisible();
  },
};

/** A page below did not come: the button asks for it again. */
export const NotLoaded: Story = {
  args: { products: products({ isCut: true }) },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText(/could not be loaded/)),
};

/** Ten pages stand there, each of which is a request: those that follow have links of their own. */
export const TenPages: Story = {
  args: {
    products: products({ total_count: 90, page_info: { current_page: 1, page_size: 6, total_pages: 15 } }, 60),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Showing 1 to 60 of 90');
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const AllShown: Story = {
  args: {
    products: products({ total_count: 12, page_info: { current_page: 1, page_size: 6, total_pages: 2 } }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Showing 1 to 12 of 12');
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
