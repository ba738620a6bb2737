import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { samplePrice, sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { DownloadableBox } from './DownloadableBox.tsx';

const link = (title: string, price: number, sample: string | null = null) => ({
  uid: btoa(`downloadable/${title}`),
  title,
  price,
  sample_url: sample,
  sort_order: 1,
});

const walks = sampleProduct('DownloadableProduct', {
  name: 'Six Short Walks in Old Delhi',
  price_range: samplePrice(49),
  links_title: 'Walks',
  links_purchased_separately: 1,
  downloadable_product_links: [
    link('Kinari Bazaar and its trimmings', 30, '/media/downloadable/kinari.pdf'),
    link('Spices of Khari Baoli', 30),
    link('Map of all walks', 0),
  ],
  downloadable_product_samples: [
    { title: 'Introduction', sample_url: '/media/downloadable/introduction.pdf', sort_order: 1 },
  ],
});
const whole = { ...walks, links_title: null, links_purchased_separately: 0 };

const meta = {
  title: 'Product/Download',
  component: DownloadableBox,
  args: { product: walks },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 520 }}>
        <ShopPart>
          <Story />
        </ShopPart>
      </div>
    ),
  ],
} satisfies Meta<typeof DownloadableBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Files to choose from, what each adds, and parts to look into before. */
export const FileByFile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Kinari Bazaar/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Spices/ }));
    await expect(canvas.getByText(/^₹109/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Kinari Bazaar/ }));
    await expect(canvas.getByText(/^₹79/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sample of Introduction, opens in a new tab' })).toHaveAttribute(
      'href',
      '/media/downloadable/introduction.pdf',
    );
  },
};

export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
    await expect(canvas.getByText('Choose at least one.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Kinari Bazaar/ })).toHaveFocus();
  },
};

/** Sold as a whole: the files are listed, not chosen. */
export const AllTogether: Story = {
  args: { product: whole },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Spices of Khari Baoli')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
