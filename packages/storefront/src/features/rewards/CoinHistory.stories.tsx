import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CoinHistory, CoinHistorySkeleton } from './CoinHistory.tsx';

const transactions = [
  { date: '11/18/26, 12:10 PM', delta: '+245.0000', balance: 2_450.6, message: 'Earned with order 000000003' },
  { date: '10/2/26, 9:05 AM', delta: '-500.0000', balance: 2_205.6, message: 'Used for order 000000002' },
  { date: '8/30/26, 4:31 PM', delta: '+2705.6000', balance: 2_705.6, message: 'Earned with order 000000001' },
];

const meta = {
  title: 'Rewards/Coins',
  component: CoinHistory,
  args: { coinName: 'Kaveri Coins', points: 2_450.6, transactions },
} satisfies Meta<typeof CoinHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The balance counts whole coins; the history shows hundredths, so that it adds up. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('+2,705.60')).toBeVisible();
    await expect(canvas.getByText('Balance 2,450.60')).toBeVisible();
  },
};
export const NoneYet: Story = { args: { points: 0, transactions: [] } };
export const Loading: Story = { render: () => <CoinHistorySkeleton /> };
