import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './Timeline.tsx';
import { guide } from './Timeline.guide.tsx';

const meta = {
  title: 'Feedback/Timeline – order stepper, tracking, history',
  id: 'feedback-timeline',
  component: Timeline,
  parameters: { guide },
  args: {
    label: 'Order 100234',
    events: [
      { key: 'ordered', label: 'Ordered', at: '21 November 2026 at 2:45 pm', state: 'done' },
      { key: 'packed', label: 'Being packed', state: 'current', detail: 'It leaves us tomorrow.' },
      { key: 'sent', label: 'Sent', state: 'coming' },
      { key: 'delivered', label: 'Delivered', state: 'coming' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const [ordered, packed, sent] = canvas.getAllByRole('listitem');
    await expect(ordered).toHaveTextContent('Ordered, done');
    await expect(packed).toHaveAttribute('aria-current', 'step');
    await expect(sent).toHaveTextContent('Sent, still to come');
  },
};
export const Over: Story = {
  args: {
    events: [
      { key: 'ordered', label: 'Ordered', at: '21 November 2026', state: 'done' },
      { key: 'delivered', label: 'Delivered', at: '24 November 2026', state: 'done' },
    ],
  },
};
export const WentAnotherWay: Story = {
  args: {
    events: [
      { key: 'ordered', label: 'Ordered', at: '21 November 2026', state: 'done' },
      { key: 'cancelled', label: 'Cancelled', at: '22 November 2026', state: 'ended', detail: '₹1,499 come back.' },
    ],
  },
};

/** What belongs to an event stands below it: the parcels of an order. */
export const InParcels: Story = {
  args: {
    events: [
      { key: 'ordered', label: 'Ordered', at: '21 November 2026', state: 'done' },
      {
        key: 'sent',
        label: 'On its way',
        at: '22 November 2026',
        state: 'current',
        children: <p>Two parcels with Bluefin Express, the first comes tomorrow.</p>,
      },
      { key: 'delivered', label: 'Delivered', state: 'coming' },
    ],
  },
};
