import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import css from '../field/Check.module.css';
import { guide } from './Swatch.guide.tsx';
import { Swatch } from './Swatch.tsx';

const tartan =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#7a2f4b" d="M0 0h8v8H0z"/><path fill="#d9b36c" fill-opacity=".6" d="M1 0h2v8H1zM0 1h8v2H0z"/></svg>';

const meta = {
  title: 'Catalogue/Swatch – colour, print, cloth',
  id: 'catalogue-swatch',
  component: Swatch,
  parameters: { guide },
  args: { size: 20 },
  decorators: [
    Story => (
      <div style={{ display: 'flex' }}>
        <span className={css['before']}>
          <Story />
        </span>
      </div>
    ),
  ],
} satisfies Meta<typeof Swatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colour: Story = { args: { colour: '#191970' } };

export const Print: Story = { args: { picture: `data:image/svg+xml,${encodeURIComponent(tartan)}` } };

/** Rule look-25. */
export const PictureThatDoesNotLoad: Story = {
  args: { picture: 'data:image/png,broken', instead: 'Tartan' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Tartan')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
