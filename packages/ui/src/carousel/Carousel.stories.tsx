import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Carousel } from './Carousel.tsx';

const card = (text: string, blockSize: number) => (
  <div
    key={text}
    style={{
      display: 'grid',
      placeItems: 'center',
      blockSize,
      borderRadius: 'var(--radius)',
      background: 'var(--color-accent-soft)',
    }}
  >
    {text}
  </div>
);
const cards = Array.from({ length: 9 }, (_, index) => card(`Card ${index + 1}`, 180));
const slides = Array.from({ length: 4 }, (_, index) => card(`Slide ${index + 1}`, 260));

const meta = {
  title: 'Catalogue/Carousel',
  component: Carousel,
  args: { label: 'Bestsellers', children: cards },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};
export const FitsWithoutScrolling: Story = { args: { children: cards.slice(0, 1) } };
export const OneAtATime: Story = { args: { show: 'page', children: slides } };

export const ADotShowsItsSlide: Story = {
  args: { show: 'page', children: slides, onShow: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 of 4' }));
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith(2));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show 3 of 4' })).toHaveAttribute('aria-current', 'true'),
    );
  },
};

/** At the end "Next" leads nowhere: it stays as long as it has the focus, and says so. What it brought is read out. */
export const AtItsEndByKeyboard: Story = {
  args: { show: 'page', children: slides.slice(0, 2) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByTitle('Next');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(next).toHaveFocus();
    await expect(next).toBeVisible();
    await canvas.findByText('Slide 2 of 2: Slide 2');
  },
};

/** The arrows point the other way where one reads from the right, and what comes next is to the left. */
export const ReadFromTheRight: Story = {
  args: { show: 'page', children: slides, onShow: fn() },
  decorators: [
    Story => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Previous', 'Next']) {
      const { transform, scale } = getComputedStyle(canvas.getByTitle(name).querySelector('svg') as SVGElement);
      await expect([transform, scale]).toEqual(['matrix(-1, 0, 0, 1, 0, 0)', 'none']);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 of 4' }));
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith(2));
    await expect(canvas.getByRole('list').scrollLeft).toBeLessThan(0);
  },
};
