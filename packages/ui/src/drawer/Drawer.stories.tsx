import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Link } from '../link/Link.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import { guide } from './Drawer.guide.tsx';

const entries = ['My profile', 'My Orders', 'Address Book', 'My Rewards Points'];
const list = (
  <ul style={{ padding: 'var(--space-4) var(--space-5)', display: 'grid', gap: 'var(--space-4)' }}>
    {entries.map(entry => (
      <li key={entry}>
        <Link href="/order-history">{entry}</Link>
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'Overlays/Drawer – side sheet, panel, off-canvas',
  id: 'overlays-drawer',
  component: Drawer,
  parameters: { guide, docs: { story: { inline: false, height: '420px' } } },
  args: { open: true, onClose: fn(), title: 'You', children: list },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheStart: Story = { tags: ['picture'] };
export const FromTheEnd: Story = { args: { side: 'end' } };

function Opened(props: DrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

export const OpensAndCloses: Story = {
  render: args => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'You' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText('My Orders')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** Its start is the right side there: it stands at that side, and comes from there. */
export const ReadFromTheRight: Story = {
  decorators: [
    Story => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  render: args => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(getComputedStyle(canvas.getByRole('dialog', { hidden: true })).translate).toBe('100%');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = canvas.getByRole('dialog', { name: 'You' });
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    await expect(dialog.getBoundingClientRect().left).toBeGreaterThan(
      innerWidth - dialog.getBoundingClientRect().right,
    );
  },
};
