import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { PriceSlider, type PriceSliderProps } from './PriceSlider.tsx';

const meta = {
  title: 'Listing/Price slider',
  component: PriceSlider,
  args: { bounds: { least: 99, most: 189_999 }, chosen: '', onChoose: fn<PriceSliderProps['onChoose']>() },
  decorators: [
    Story => (
      <div style={{ inlineSize: 240, margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both ends are open: the fields say between what the prices lie. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('slider', { name: 'Lowest price' }).getAttribute('aria-valuetext')).toMatch(/^₹80/);
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue('');
  },
};

export const Chosen: Story = { tags: ['picture'], args: { chosen: '1000-25000' } };

/** Prices that lie close together: even steps. */
export const CloseTogether: Story = { args: { bounds: { least: 18_499, most: 24_999 }, chosen: '20000-' } };

/** Both thumbs at the upper end: the lower one can still be taken back. */
export const AtTheUpperEnd: Story = { args: { chosen: '180000-' } };

/** Rule listing-05: it moves from the end to the start, and its keys do. */
export const FromRightToLeft: Story = {
  args: { chosen: '1000-25000' },
  decorators: [
    Story => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** Rule listing-05: nothing is chosen while a thumb is on its way, and once it is let go. */
export const LetGo: Story = {
  play: async ({ args, canvasElement }) => {
    const thumb = within(canvasElement).getByRole<HTMLInputElement>('slider', { name: 'Highest price' });
    await fireEvent.pointerDown(thumb);
    for (const value of ['20', '15', '12']) await fireEvent.input(thumb, { target: { value } });
    await expect(args.onChoose).not.toHaveBeenCalled();
    await fireEvent.change(thumb);
    await waitFor(() => expect(args.onChoose.mock.calls).toEqual([['-1200']]));
  },
};

export const Typed: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '1,499{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('1499-');
    await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), '5000');
    await userEvent.tab();
    await expect(args.onChoose).toHaveBeenLastCalledWith('1499-5000');
  },
};
