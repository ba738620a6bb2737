import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './Checkbox.guide.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox – tick box',
  id: 'forms-checkbox',
  component: Checkbox,
  parameters: { guide },
  args: { label: 'Use my coins for this order' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = { args: { label: 'Bill to the same address', aside: 12, defaultChecked: true } };

export const NotChecked: Story = {};

export const CannotBeChecked: Story = { args: { disabled: true } };

export const OfAColour: Story = { args: { label: 'Midnight blue', swatch: '#191970', aside: 3 } };
