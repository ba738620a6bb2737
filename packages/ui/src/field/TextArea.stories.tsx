import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './TextArea.guide.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/Text area – multiline input',
  id: 'forms-text-area',
  component: TextArea,
  parameters: { guide },
  args: { label: 'Your message' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, it is as high as its rows. */
export const SeveralLines: Story = {
  args: { hint: 'The order number helps us to answer soon.', rows: 5 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.clientHeight).toBeGreaterThanOrEqual(5 * parseFloat(getComputedStyle(area).lineHeight));
  },
};

/** A longer answer is seen as a whole, where the browser can. */
export const GrownWithItsText: Story = {
  args: { rows: 2, defaultValue: 'It arrived in two parts.\n'.repeat(6) },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    if (CSS.supports('field-sizing', 'content')) await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
  },
};

export const Disabled: Story = { args: { defaultValue: 'It arrived in two parts.', disabled: true } };

export const WithError: Story = { args: { error: 'Write what we can do for you.' } };
