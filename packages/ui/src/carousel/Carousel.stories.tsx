import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Carousel } from './Carousel.tsx';
import { guide } from './Carousel.guide.tsx';

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

const usual = { autoplay: false, autoplaySpeed: 4000, fade: false, infinite: false, arrows: true, dots: false };

const meta = {
  title: 'Catalogue/Carousel – slider, slideshow',
  id: 'catalogue-carousel',
  component: Carousel,
  parameters: { guide },
  args: { label: 'Bestsellers', show: 'tiles', options: usual, children: cards },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows and dots answer once their code has come. */
const canMove = (canvasElement: HTMLElement) =>
  waitFor(() => expect(within(canvasElement).getByRole('group')).toHaveAttribute('data-ready'));

export const Tiles: Story = {};
export const OneTile: Story = { args: { children: cards.slice(0, 1) } };
export const OneAtATime: Story = { args: { show: 'page', options: { ...usual, dots: true }, children: slides } };
/** Rule content-23: what moves slides with pictures lies within them. */
export const OnTheSlide: Story = {
  args: { show: 'page', isOnSlide: true, options: { ...usual, dots: true }, children: slides },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canMove(canvasElement);
    const slide = canvas.getByRole('list').getBoundingClientRect();
    for (const name of ['Next', 'Show 1 of 4']) {
      const { top, bottom } = canvas.getByLabelText(name).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(slide.top);
      await expect(bottom).toBeLessThanOrEqual(slide.bottom);
    }
  },
};
export const OnTheSlideOfAPhone: Story = {
  ...OnTheSlide,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canMove(canvasElement);
    await expect(canvas.getByLabelText('Next')).not.toBeVisible();
    await expect(canvas.getByLabelText('Show 1 of 4')).toBeVisible();
  },
};
export const Centred: Story = { args: { show: 'page', centerPadding: '60px', children: slides } };
export const PlaysByItself: Story = {
  args: { show: 'page', options: { ...usual, autoplay: true, infinite: true, dots: true }, children: slides },
};

export const ADotShowsItsSlide: Story = {
  args: OneAtATime.args ?? {},
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canMove(canvasElement);
    const dot = canvas.getByRole('button', { name: 'Show 3 of 4' });
    await userEvent.click(dot);
    await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'));
    const list = canvas.getByRole('list');
    await waitFor(() => expect(list.scrollLeft).toBeCloseTo(2 * list.clientWidth, -1));
  },
};

/** Faded slides lie upon each other; only the one that is shown can be reached. */
export const Fades: Story = {
  args: { show: 'page', options: { ...usual, fade: true, dots: true }, children: slides },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canMove(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByText('Slide 2')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Slide 1')).not.toBeVisible());
  },
};

/** At the end "Next" leads nowhere: it stays as long as it has the focus, and says so. What it brought is read out. */
export const AtItsEndByKeyboard: Story = {
  args: { show: 'page', children: slides.slice(0, 2) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canMove(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next' });
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
  args: OneAtATime.args ?? {},
  decorators: [
    Story => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canMove(canvasElement);
    for (const name of ['Previous', 'Next']) {
      await expect(getComputedStyle(canvas.getByLabelText(name)).scale).toBe('-1 1');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 of 4' }));
    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeLessThan(0));
  },
};
