import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { samplePicture } from '../../testing/sampleProduct.ts';
import { Gallery } from './Gallery.tsx';

const front = { url: samplePicture('#2b3a67'), label: 'Front' };
const back = { url: samplePicture('#0b7a75'), label: 'Back' };
const side = { url: samplePicture('#8a4b08'), label: 'From the side' };
const film = { url: samplePicture('#6b2d5c'), label: 'How it boils', video: '/media/films/kettle.mp4' };

const meta = {
  title: 'Product/Gallery',
  component: Gallery,
  args: { name: 'Gharika Electric Kettle', pictures: [front, back, side] },
  decorators: [
    Story => (
      <ShopPart>
        <div style={{ maxInlineSize: 590 }}>
          <Story />
        </div>
      </ShopPart>
    ),
  ],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePicture: Story = { args: { pictures: [front] } };

export const Many: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture 3 of 3' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show picture 3 of 3' })).toHaveAttribute('aria-current', 'true'),
    );
  },
};

/** An arrow that is at its end stays, with the focus, however often it is pressed. */
export const ArrowAtItsEnd: Story = {
  args: { pictures: [front, back] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('button', { name: 'Picture 1 of 2, open it larger' }));
    const next = await canvas.findByRole('button', { name: 'Next picture' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(next).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Show picture 2 of 2' })).toHaveAttribute('aria-current', 'true');
  },
};

/** Each press counts, however fast they come: the row that is on its way takes none of them back. */
export const ArrowPressedFast: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('button', { name: 'Picture 1 of 3, open it larger' }));
    const next = await canvas.findByRole('button', { name: 'Next picture' });
    const row = canvas.getByRole('list', { name: /Gharika/ });
    const shown: (string | null)[] = [];
    row.addEventListener('scroll', () => {
      shown.push(canvasElement.querySelector('[aria-current="true"]')?.getAttribute('aria-label') ?? null);
    });
    await userEvent.click(next);
    await userEvent.click(next);
    await waitFor(() => expect(row.scrollLeft).toBeCloseTo(2 * row.clientWidth, -1));
    await expect(new Set(shown)).not.toContain('Show picture 1 of 3');
    await expect(canvas.getByRole('button', { name: 'Show picture 3 of 3' })).toHaveAttribute('aria-current', 'true');
  },
};

/** Over the whole screen, by keys alone: larger, moved, the next picture, and back to where the focus was. */
export const Zoomed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Picture 1 of 3, open it larger' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: /Gharika/ });
    await userEvent.keyboard('+');
    await expect(within(dialog).getByText('Picture 1 of 3, 150 %')).toBeInTheDocument();
    await userEvent.keyboard('0{ArrowRight}');
    await expect(within(dialog).getByText('Picture 2 of 3, 100 %')).toBeInTheDocument();
    await waitFor(() => expect(within(dialog).getByRole('img', { name: 'Back' })).toBeVisible());
  },
};

/** A poster until it is pressed: nothing of the film is loaded before. Escape brings the poster back. */
export const Video: Story = {
  args: { pictures: [film, front] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const poster = canvas.getByRole('button', { name: 'Play video: How it boils' });
    await expect(canvasElement.querySelector('video, iframe')).toBeNull();
    poster.focus();
    await userEvent.keyboard('{Enter}');
    const player = await canvas.findByLabelText('Video: How it boils');
    await waitFor(() => expect(player).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeNull());
    await waitFor(() => expect(poster).toHaveFocus());
  },
};

/** A film that has run through makes room for its poster. */
export const VideoAtItsEnd: Story = {
  args: { pictures: [film, front] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play video: How it boils' }));
    await fireEvent.ended(await canvas.findByLabelText('Video: How it boils'));
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play video: How it boils' })).toHaveFocus());
  },
};

/** Who has gone on while it ran stays there. */
export const VideoThatRanBeside: Story = {
  args: { pictures: [film, front] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play video: How it boils' }));
    const player = await canvas.findByLabelText('Video: How it boils');
    await waitFor(() => expect(player).toHaveFocus());
    const elsewhere = canvas.getByRole('button', { name: 'Show picture 1 of 2' });
    elsewhere.focus();
    await fireEvent.ended(player);
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeNull());
    await expect(elsewhere).toHaveFocus();
  },
};
