import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleFacts } from '../../testing/sampleFacts.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { PromiseStrip } from './PromiseStrip.tsx';

const meta = {
  title: 'Product/Promises',
  component: PromiseStrip,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { facts: sampleFacts(), price: 24_999, isDelivered: true },
  render: args => (
    <ShopPart>
      <PromiseStrip {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof PromiseStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule product-01. */
export const All: Story = {
  play: async ({ canvasElement }) => {
    const lines = await within(canvasElement).findAllByRole('listitem');
    await expect(lines.map(line => line.textContent)).toEqual([
      'Free delivery',
      '7 days replacement',
      'Warranty: 1 year on phone, 6 months on accessories',
      'Sold by Metro Digital Retail, Bengaluru',
      'EMI from ₹2,257 a monthPlans',
      '10% off, and 1 moreOffers',
    ]);
  },
};

/** Delivery has its fee, and no bank lends so little (product-02). */
export const Cheap: Story = {
  args: { price: 499, facts: sampleFacts({ offers: [] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Delivery ₹49, free from ₹999')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Nothing is sent, and nothing taken back. */
export const Voucher: Story = {
  args: {
    isDelivered: false,
    facts: sampleFacts({
      promises: { return_days: 0, return_kind: null, sold_by: 'Uphaari Gifts, Gurugram', warranty: null },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Cannot be returned')).toBeVisible();
    await expect(canvas.queryByText(/delivery/i)).toBeNull();
  },
};

/** What follows from a price is not told to who sees none. */
export const PriceHidden: Story = {
  args: { price: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('7 days replacement')).toBeVisible();
    await expect(canvas.queryByText(/EMI|off|delivery/i)).toBeNull();
  },
};

/** Rule product-03. */
export const Plans: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = await canvas.findByRole('button', { name: 'Plans' });
    await userEvent.click(opener);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Pay in months' }));
    await expect(dialog.getByRole('row', { name: '12 ₹2,257 ₹2,085 (15%) ₹27,084' })).toBeInTheDocument();
    await expect(dialog.getByRole('row', { name: '3 ₹8,333 None ₹24,999' })).toBeInTheDocument();
    await expect(dialog.getByRole('table', { name: 'Kaveri Bank' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Offers: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Offers' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Offers for this product' }));
    await expect(dialog.getByText('UPI5')).toBeInTheDocument();
  },
};
