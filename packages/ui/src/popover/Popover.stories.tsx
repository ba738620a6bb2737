import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Popover } from './Popover.tsx';
import { guide } from './Popover.guide.tsx';

const meta = {
  title: 'Overlays/Popover – explanation, toggletip, info, hint',
  id: 'overlays-popover',
  component: Popover,
  parameters: { guide, docs: { story: { inline: false, height: '220px' } } },
  args: {
    label: 'How we compare',
    children:
      'We read the prices of other shops every morning at 6, for the same model and variant. They include GST, and leave delivery out.',
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => expect(canvas.getByText(/every morning/)).not.toBeVisible(),
};

export const Open: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'How we compare' });
    await userEvent.click(opener);
    const note = await canvas.findByRole('note', { name: 'How we compare' });
    await expect(note).toBeVisible();
    const box = note.getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(opener.getBoundingClientRect().bottom);
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(innerWidth);
  },
};

/** At the lower end of the window it opens upwards, and at its end to the other side. */
export const InTheCorner: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    Story => (
      <div style={{ display: 'grid', placeContent: 'end', blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const note = await canvas.findByRole('note');
    await waitFor(async () => {
      const box = note.getBoundingClientRect();
      await expect(box.bottom).toBeLessThanOrEqual(opener.getBoundingClientRect().top);
      await expect(box.right).toBeLessThanOrEqual(innerWidth);
    });
  },
};

export const ReadFromTheRight: Story = {
  decorators: [
    Story => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const note = await canvas.findByRole('note');
    await expect(Math.abs(note.getBoundingClientRect().right - opener.getBoundingClientRect().right)).toBeLessThan(2);
  },
};
