import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Switch } from './Switch.tsx';
import { guide } from './Switch.guide.tsx';

const meta = {
  title: 'Forms/Switch – toggle, on and off, setting',
  id: 'forms-switch',
  component: Switch,
  parameters: { guide },
  args: { label: 'Write to me by e-mail about offers and news' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Write to me by e-mail about offers and news' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};
export const On: Story = { tags: ['picture'], args: { defaultChecked: true } };
export const CannotBeChanged: Story = { args: { defaultChecked: true, disabled: true } };

/** What is on stands at the other side. */
export const ReadFromTheRight: Story = {
  args: { defaultChecked: true },
  decorators: [
    Story => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('switch'), '::before').translate).toBe('-20px');
  },
};
