import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { AddressForm } from './AddressForm.tsx';
import { newEntry, type EntryValues } from './bookEntry.ts';
import { sampleEntries } from './sampleEntries.ts';

const [own, company] = sampleEntries.map(({ values }) => values) as [EntryValues, EntryValues];

const meta = {
  title: 'Account/Address form',
  component: AddressForm,
  args: {
    known: newEntry({ firstname: 'Asha', lastname: 'Rao' }, true),
    isNew: true,
    regions: [
      { id: 542, code: 'DL', name: 'Delhi' },
      { id: 553, code: 'MH', name: 'Maharashtra' },
    ],
    busy: false,
    onType: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
  render: args => (
    <ShopPart>
      <AddressForm {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOne: Story = {};
/** Leads to the first field that is wrong. */
export const Incomplete: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save address' }));
    await expect(await canvas.findByText('Enter the house number and street.')).toBeVisible();
    await expect(canvas.getByLabelText('Pincode')).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const Changed: Story = { args: { known: own, isNew: false } };
export const OfACompany: Story = { args: { known: company, isNew: false } };
export const Refused: Story = {
  args: {
    known: own,
    isNew: false,
    problem: { message: 'The region_id does not match the selected country or region' },
  },
};
/** Another tab has deleted it. */
export const Gone: Story = {
  args: {
    known: own,
    isNew: false,
    problem: {
      message: 'This address is no longer in your book. Save it as a new one, or cancel.',
      isGone: true,
    },
  },
};
