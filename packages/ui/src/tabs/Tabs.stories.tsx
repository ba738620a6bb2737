import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Tabs } from './Tabs.tsx';
import { guide } from './Tabs.guide.tsx';

const tabs = [
  { title: 'Description', content: <p>A phone with a screen that can be read in the sun.</p> },
  { title: 'Specifications', content: <p>6.6 inches, 5,000 mAh.</p> },
  { title: 'Reviews', content: <p>4.4 out of 5.</p> },
];

const meta = {
  title: 'Navigation/Tabs – tab list, panels',
  id: 'navigation-tabs',
  component: Tabs,
  parameters: { guide },
  args: { label: 'About the product', tabs },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOne: Story = { tags: ['picture'] };
export const AnotherAtFirst: Story = { args: { defaultIndex: 1 } };
export const Centred: Story = { args: { align: 'center' } };
export const MoreThanFit: Story = {
  args: {
    tabs: Array.from({ length: 12 }, (_, index) => ({
      title: `Chapter ${index + 1}`,
      content: <p>Chapter {index + 1}</p>,
    })),
  },
};

/** Arrows answer once their code has come. */
const press = (keys: string, title: string, canvasElement: HTMLElement) =>
  waitFor(async () => {
    await userEvent.keyboard(keys);
    await expect(within(canvasElement).getByRole('tab', { name: title })).toHaveFocus();
  });

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await press('{End}', 'Reviews', canvasElement);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Specifications' })).toHaveFocus();
    await expect(canvas.getByText('6.6 inches, 5,000 mAh.')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}{Home}');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Description');
  },
};

/** The next one stands to the left there, and so does its key. */
export const ReadFromTheRight: Story = {
  decorators: [
    Story => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await press('{End}', 'Reviews', canvasElement);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Specifications' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Description' })).toHaveFocus();
  },
};
