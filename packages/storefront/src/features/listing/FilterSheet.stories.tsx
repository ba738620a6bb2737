import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilterSheet } from './FilterSheet.tsx';

const meta = {
  title: 'Listing/Filter sheet',
  component: FilterSheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onClose: fn(),
    total: 1204,
    answer: '',
    filters: {
      aggregations: [
        {
          attribute_code: 'price',
          label: 'Price',
          count: 2,
          options: [
            { value: '0_5000', label: '0-5000', count: 800 },
            { value: '5000_20000', label: '5000-20000', count: 404 },
          ],
        },
      ],
      chosen: {},
      swatches: {},
      prices: { least: 99, most: 19_999 },
      kept: [],
      onChange: fn(),
    },
  },
} satisfies Meta<typeof FilterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The way back to the list says how many products are left. */
export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const sheet = within(within(canvasElement).getByRole('dialog', { name: 'Filters' }));
    await expect(sheet.getByRole('status')).toHaveTextContent('1,204 products');
    await userEvent.click(sheet.getByRole('button', { name: 'Show 1,204 products' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NothingLeft: Story = { args: { total: 0 } };
