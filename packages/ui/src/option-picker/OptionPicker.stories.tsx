import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OptionPicker } from './OptionPicker.tsx';
import { guide } from './OptionPicker.guide.tsx';

const meta = {
  title: 'Catalogue/Option picker – swatches, variants, chips',
  id: 'catalogue-option-picker',
  component: OptionPicker,
  parameters: { guide },
  args: {
    label: 'Colour',
    name: 'colour',
    value: 'blue',
    onChange: fn(),
    choices: [
      { value: 'blue', label: 'Midnight blue', swatch: '#22305c', available: true },
      { value: 'sage', label: 'Sage', swatch: '#a9bfa6', available: true },
      { value: 'coral', label: 'Coral', swatch: '#e8846b', available: false },
    ],
  },
} satisfies Meta<typeof OptionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Swatches: Story = { tags: ['picture'] };
export const Chips: Story = {
  args: {
    label: 'Storage',
    name: 'storage',
    value: undefined,
    choices: [
      { value: '128', label: '128 GB', available: true },
      { value: '256', label: '256 GB', available: true },
      { value: '512', label: '512 GB', available: false },
    ],
  },
};
const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${colour}" d="M0 0h9v9H0z"/><path fill="#fff" d="M3 3h3v3H3z"/></svg>`)}`;

export const Pictures: Story = {
  args: {
    label: 'Print',
    name: 'print',
    value: 'block',
    choices: [
      { value: 'block', label: 'Block print', picture: drawn('#b4532a'), available: true },
      { value: 'leaf', label: 'Leaves', picture: drawn('#3c5a3a'), available: true },
      { value: 'tartan', label: 'Tartan', picture: drawn('#7a2f4b'), available: false },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Tartan, not available' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Leaves' }));
    await expect(args.onChange).toHaveBeenCalledWith('leaf');
  },
};
/** Rule look-25. */
export const PictureThatDoesNotLoad: Story = {
  args: {
    label: 'Print',
    name: 'lost-print',
    value: undefined,
    choices: [
      { value: 'block', label: 'Block print', picture: drawn('#b4532a'), available: true },
      { value: 'leaf', label: 'Leaves', picture: 'data:image/png,broken', available: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Leaves')).toBeVisible();
    await expect(canvas.queryByText('Block print')).toBeNull();
  },
};
export const NothingChosen: Story = { args: { value: undefined, name: 'missing', error: 'Choose the colour first.' } };

export const WhatIsNotAvailableCannotBeChosen: Story = {
  args: { name: 'unavailable' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Coral, not available' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sage' }));
    await expect(args.onChange).toHaveBeenCalledWith('sage');
  },
};
