import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { SkipLink } from '../skip-link/SkipLink.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Layout/Section and card',
  component: Section,
  subcomponents: { Card },
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Bestsellers',
    children: (
      <Card>
        <p>What others buy this week.</p>
      </Card>
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithMore: Story = { args: { more: { href: '/bestsellers.html', label: 'View all' } } };
export const CardThatMatters: Story = {
  args: {
    title: 'Your order',
    children: (
      <Card tone="accent">
        <p>It arrives on Tuesday.</p>
      </Card>
    ),
  },
};

/** Seen only by those who move by keyboard. */
export const SkipToContent: Story = {
  render: () => (
    <>
      <SkipLink href="#main" />
      <main id="main" style={{ padding: 'var(--space-16) var(--gutter)' }} tabIndex={-1}>
        Content
      </main>
    </>
  ),
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('a')?.focus(),
};
