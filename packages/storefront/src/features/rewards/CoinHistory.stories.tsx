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
  args: {
    coinName: 'Kaveri Coins',
    points: 2_450.6,
    worth: 2_450.6,
    expires: '2027-11-18 06:40:00',
    transactions,
    inviteHref: '/referral',
  },
} satisfies Meta<typeof CoinHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The balance counts whole coins; the history shows hundredths, so that it adds up (coins-01, coins-03). */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('+2,705.60')).toBeVisible();
    await expect(canvas.getByText('Balance 2,450.60')).toBeVisible();
    await expect(canvas.getByText(/^Worth ₹2,450\.60/)).toBeVisible();
    await expect(canvas.getByText('Use them before 18 November 2027.')).toBeVisible();
  },
};

/** Nothing is said of a worth or an end that the back end does not name (coins-02). */
export const WithoutWorth: Story = {
  args: { worth: undefined, expires: undefined, inviteHref: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/^Worth/)).toBeNull();
    await expect(canvas.queryByText(/^Use them before/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Invite friends and earn more' })).toBeNull();
  },
};

/** Twenty to a page; each page adds up by itself (coins-03). */
export const SecondPage: Story = {
  args: {
    page: 2,
    transactions: Array.from({ length: 45 }, (_, index) => ({
      date: '11/18/26, 12:10 PM',
      delta: '+10.0000',
      balance: 450 - index * 10,
      message: `Earned with order 0000000${45 - index}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Balance 250')).toBeVisible();
    await expect(canvas.getByText('Balance 60')).toBeVisible();
    await expect(canvas.queryByText('Balance 50')).toBeNull();
    await expect(canvas.getByRole('link', { name: /3/ })).toHaveAttribute('href', '?page=3');
  },
};
export const NoneYet: Story = { args: { points: 0, transactions: [] } };
export const Loading: Story = { render: () => <CoinHistorySkeleton /> };
