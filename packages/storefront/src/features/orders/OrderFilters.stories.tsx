import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderFilters } from './OrderFilters.tsx';
import { noFilter } from './orderFilter.ts';

const meta = {
  title: 'Orders/Filters',
  component: OrderFilters,
  args: {
    filter: noFilter,
    byAll: true,
    first: '2026-01-20 06:30:00',
    now: Date.parse('2026-11-24T10:00:00Z'),
    onChange: fn(),
  },
} satisfies Meta<typeof OrderFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A number is looked for when it is sent, the others as they are chosen. */
export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search by order number'), '0012{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ number: '0012', status: '', since: '' });
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Refunded');
    await expect(args.onChange).toHaveBeenLastCalledWith({ number: '0012', status: 'refunded', since: '' });
    // The address does not follow here: what was chosen before stays all the same.
    await userEvent.selectOptions(canvas.getByLabelText('Time'), 'Last 30 days');
    await expect(args.onChange).toHaveBeenLastCalledWith({ number: '0012', status: 'refunded', since: '30' });
    await expect(canvas.getByLabelText('Status')).toHaveValue('refunded');
  },
};
export const Chosen: Story = { args: { filter: { number: '000000012', status: 'open', since: '90' } } };
/** Who has ordered for two months is offered no longer time. */
export const NewCustomer: Story = {
  args: { first: '2026-09-20 06:30:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Last 30 days' })).toBeInTheDocument();
    await expect(canvas.queryByRole('option', { name: 'Last 3 months' })).toBeNull();
  },
};
/** A Magento before 2.4.8 knows numbers only. */
export const NumbersOnly: Story = { args: { byAll: false } };
