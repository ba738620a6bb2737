import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Accordion } from './Accordion.tsx';
import { guide } from './Accordion.guide.tsx';

const sections = [
  { title: 'Description', content: <p>A phone with a screen that can be read in the sun.</p> },
  { title: 'Delivery', content: <p>In 2 to 4 working days.</p> },
  { title: 'Returns', content: <p>Within 7 days, unopened.</p> },
];

const meta = {
  title: 'Navigation/Accordion – collapse, disclosure, details',
  id: 'navigation-accordion',
  component: Accordion,
  parameters: { guide },
  args: { sections },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const FirstOneOpen: Story = {
  tags: ['picture'],
  args: { sections: sections.map((section, index) => ({ ...section, open: index === 0 })) },
};

export const OneAtATime: Story = {
  args: { name: 'product' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Delivery'));
    await userEvent.click(canvas.getByText('Returns'));
    await expect(canvas.getByText('Within 7 days, unopened.')).toBeVisible();
    await expect(canvas.getByText('In 2 to 4 working days.')).not.toBeVisible();
  },
};
