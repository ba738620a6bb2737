import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink.tsx';
import { guide } from './SkipLink.guide.tsx';

const meta = {
  title: 'Navigation/Skip link – bypass block',
  id: 'navigation-skip-link',
  component: SkipLink,
  args: { href: '#main' },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Seen only by those who move by keyboard. */
export const SkipToContent: Story = {
  render: args => (
    <>
      <SkipLink {...args} />
      <main id="main" style={{ padding: 'var(--space-16) var(--gutter)' }} tabIndex={-1}>
        Content
      </main>
    </>
  ),
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('a')?.focus(),
};
