import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { SchemeChoice } from './SchemeChoice.tsx';

const meta = {
  title: 'Chrome/Scheme choice',
  component: SchemeChoice,
  render: () => (
    <ShopPart>
      <SchemeChoice />
    </ShopPart>
  ),
} satisfies Meta<typeof SchemeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule look-20. */
export const LightOrDark: Story = {
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Appearance' });
    await userEvent.selectOptions(choice, 'Dark');
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
    await userEvent.selectOptions(choice, 'Light');
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('light');
  },
};
