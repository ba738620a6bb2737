import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { useEffect } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../button/IconButton.tsx';
import { runTooltips } from './runTooltips.ts';
import { guide } from './Tooltip.guide.tsx';

const meta = {
  title: 'Overlays/Tooltip – hint, title, label of an icon',
  id: 'overlays-tooltip',
  component: IconButton,
  parameters: { guide, docs: { story: { inline: false, height: '160px' } } },
  args: { label: 'Add to wishlist', children: <Heart size={20} strokeWidth={1.5} aria-hidden /> },
  decorators: [
    Story => {
      useEffect(runTooltips, []);
      return <Story />;
    },
  ],
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => document.querySelector<HTMLElement>('[popover]:popover-open');

/** Rule look-22. */
export const AtThePointer: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to wishlist' });
    await userEvent.hover(button);
    await waitFor(() => expect(shown()).toHaveTextContent('Add to wishlist'));
    await expect(shown()!.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom);
    await expect(button).not.toHaveAttribute('title');
    await userEvent.unhover(button);
    await waitFor(() => expect(shown()).toBeNull());
  },
};

export const AtTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Add to wishlist' });
    await expect(button).toHaveFocus();
    await expect(shown()).toHaveTextContent('Add to wishlist');
    await userEvent.keyboard('{Escape}');
    await expect(shown()).toBeNull();
    await expect(button).toHaveFocus();
  },
};

/** What a button does may be another thing once it was pressed, by the keyboard too. */
export const Pressed: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(shown()).toHaveTextContent('Add to wishlist');
    await userEvent.keyboard('{Enter}');
    await expect(shown()).toBeNull();
  },
};

/** At the end of the window it stays within it, and at the foot it stands above. */
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
    await userEvent.tab();
    const box = shown()!.getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(innerWidth);
    await expect(box.bottom).toBeLessThan(canvas.getByRole('button').getBoundingClientRect().top);
  },
};

/** What a control is called and what its title says may differ: a screen reader is told both. */
export const SaysMore: Story = {
  args: { label: 'Share' },
  render: ({ children }) => (
    <button
      type="button"
      aria-label="Midnight blue"
      title="Midnight blue, not available"
      style={{ minInlineSize: 'var(--touch)', minBlockSize: 'var(--touch)' }}
    >
      {children}
    </button>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Midnight blue' })).toHaveAccessibleDescription(
      'Midnight blue, not available',
    );
  },
};
