import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleBiller } from '../../testing/sampleBill.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { BillerList } from './BillerList.tsx';

const meta = {
  title: 'Bills/Billers',
  component: BillerList,
  args: {
    category: 'electricity',
    billers: [
      sampleBiller,
      { ...sampleBiller, id: 'yamuna', name: 'Yamuna Vidyut Limited', place: 'Delhi' },
      { ...sampleBiller, id: 'teesta', name: 'Teesta Power', place: 'West Bengal', is_available: false },
    ],
  },
  render: args => (
    <ShopPart>
      <BillerList {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof BillerList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of them is down, and is no link. */
export const Some: Story = {};
/** Found by its place. */
export const Searched: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Search billers'), 'delhi');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 biller');
  },
};
export const NotFound: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Search billers'), 'rent');
    await expect(canvas.getByRole('status')).toHaveTextContent('No biller is called "rent"');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const None: Story = { args: { billers: [] } };
