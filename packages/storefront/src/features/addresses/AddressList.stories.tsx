import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { AddressList, AddressListSkeleton } from './AddressList.tsx';
import type { BookEntry } from './bookEntry.ts';
import { sampleEntries } from './sampleEntries.ts';

const meta = {
  title: 'Account/Address list',
  component: AddressList,
  args: { entries: sampleEntries, onMakeDefault: fn(), onRemove: fn() },
  render: args => (
    <ShopPart>
      <AddressList {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof AddressList>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first] = sampleEntries as [BookEntry];
const { main } = first.values;
const shorter = {
  ...first,
  id: 7,
  values: { ...first.values, main: { ...main, street2: '' }, defaultShipping: false },
};

export const Filled: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Default for delivery')).toBeVisible();
    // One that cannot be delivered to is only deleted.
    await expect(canvas.getAllByRole('link', { name: /^Change/ })).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: /^Delete/ })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /^Deliver here by default/ }));
    await expect(args.onMakeDefault).toHaveBeenCalledOnce();
  },
};
/** However long an address is: its buttons stand in one line with those of the card beside it. */
export const BesideEachOther: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { entries: [first, shorter] },
  play: async ({ canvas }) => {
    const [one, other] = await canvas.findAllByRole('button', { name: /^Delete/ });
    await expect(other?.getBoundingClientRect().bottom).toBe(one?.getBoundingClientRect().bottom);
  },
};
export const OneIsBeingChanged: Story = { args: { busy: 4 } };
export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Add an address' })).toHaveAttribute(
      'href',
      '/address-book?edit=new',
    );
  },
};
export const Coming: Story = { render: () => <AddressListSkeleton /> };
