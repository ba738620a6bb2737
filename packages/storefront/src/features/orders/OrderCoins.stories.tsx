import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { OrderCoins } from './OrderCoins.tsx';

const change = (message: string, delta: string) => ({ date: '11/18/26, 12:10 PM', delta, balance: 2_450.6, message });
const historyOf = (transactions: object[]) => ({
  getCoinTransactions: { customer: { mw_reward_points: { transactions } } },
});

const meta = {
  title: 'Orders/Coins of an order',
  component: OrderCoins,
  args: { number: '000000003' },
} satisfies Meta<typeof OrderCoins>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What other orders did stands on the page of the coins (coins-05). */
export const EarnedAndUsed: Story = {
  render: args => (
    <ShopPart
      answers={historyOf([
        change('Earned with order 000000003', '+245.0000'),
        change('Used for order 000000003', '-500.0000'),
        change('Earned with order 000000001', '+70.0000'),
      ])}
    >
      <OrderCoins {...args} />
    </ShopPart>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Used for order 000000003')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
