import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';
import { guide } from './Card.guide.tsx';

const meta = {
  title: 'Layout/Card – panel, surface, box',
  id: 'layout-card',
  component: Card,
  parameters: { guide },
  args: { children: <p>What others buy this week.</p> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const CardThatMatters: Story = { args: { tone: 'accent', children: <p>It arrives on Tuesday.</p> } };
export const NamedSection: Story = {
  args: {
    as: 'section',
    'aria-labelledby': 'next',
    children: (
      <>
        <h2 id="next">What happens next</h2>
        <p>Your order is packed today.</p>
      </>
    ),
  },
};
