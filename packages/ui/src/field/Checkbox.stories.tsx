import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Swatch } from '../swatch/Swatch.tsx';
import { guide } from './Checkbox.guide.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox – tick box',
  id: 'forms-checkbox',
  component: Checkbox,
  parameters: { guide },
  args: { label: 'Use my coins for this order' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = { args: { label: 'Bill to the same address', aside: 12, defaultChecked: true } };

export const NotChecked: Story = {};

export const CannotBeChecked: Story = { args: { disabled: true } };

export const OfAColour: Story = {
  args: { label: 'Midnight blue', before: <Swatch colour="#191970" size={20} />, aside: 3 },
};

const stripes =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#2c3e70" d="M0 0h8v8H0z"/><path fill="#f2ead8" d="M1 0h2v8H1zM5 0h2v8H5z"/></svg>';

export const OfAPrint: Story = {
  args: {
    label: 'Stripes',
    before: <Swatch picture={`data:image/svg+xml,${encodeURIComponent(stripes)}`} size={20} />,
    aside: 2,
  },
};

/** Rule look-25: the name stands there anyway. */
export const OfAPrintThatDoesNotLoad: Story = {
  args: { label: 'Tartan', before: <Swatch picture="data:image/png,broken" size={20} />, aside: 1 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(within(canvasElement).getByRole('checkbox', { name: /^Tartan/ })).toBeVisible();
  },
};
