import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './Select.guide.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Forms/Select – dropdown, picker, listbox',
  id: 'forms-select',
  component: Select,
  parameters: { guide },
  args: {
    label: 'State',
    placeholder: 'Choose your state',
    options: [
      { value: 'DL', label: 'Delhi' },
      { value: 'MH', label: 'Maharashtra' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = { tags: ['picture'] };

export const WithError: Story = { args: { error: 'Choose the state that you live in.' } };

export const Disabled: Story = { args: { disabled: true } };
