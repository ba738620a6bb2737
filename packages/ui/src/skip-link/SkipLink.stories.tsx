import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Navigation/Skip link',
  component: SkipLink,
  args: { href: '#main' },
  parameters: { layout: 'fullscreen' },
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
