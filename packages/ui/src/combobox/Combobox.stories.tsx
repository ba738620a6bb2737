import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Combobox } from './Combobox.tsx';

const states = [
  'Assam',
  'Bihar',
  'Delhi',
  'Gujarat',
  'Karnataka',
  'Kerala',
  'Maharashtra',
  'Rajasthan',
  'Tamil Nadu',
  'West Bengal',
];

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: {
    label: 'State',
    options: states.map(label => ({ value: label, label })),
    value: undefined,
    onChange: fn(),
    noMatch: 'No state has this name.',
  },
  decorators: [
    Story => (
      <div style={{ minBlockSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'Delhi' } };
export const WithError: Story = { args: { error: 'Choose your state.' } };
export const Narrowed: Story = {
  play: ({ canvasElement }) => userEvent.type(within(canvasElement).getByRole('combobox'), 'ra'),
};
export const NothingFits: Story = {
  play: ({ canvasElement }) => userEvent.type(within(canvasElement).getByRole('combobox'), 'zz'),
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'ker{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('Kerala');
  },
};
