import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './TextField.guide.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/Text field – input, textbox',
  id: 'forms-text-field',
  component: TextField,
  parameters: { guide },
  args: { label: 'E-mail', type: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'asha@example.com' } };

export const WithHint: Story = { args: { hint: 'The bill goes there.' } };

export const WithUnit: Story = {
  args: {
    label: 'Weight',
    type: 'text',
    inputMode: 'numeric',
    end: <span style={{ paddingInlineEnd: 'var(--space-3)' }}>kg</span>,
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'asha@example.com' } };

export const WithError: Story = {
  tags: ['picture'],
  args: { error: 'Enter an e-mail address like name@example.com.', defaultValue: 'asha@' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('E-mail')).toHaveAccessibleDescription(
      'Enter an e-mail address like name@example.com.',
    );
  },
};
