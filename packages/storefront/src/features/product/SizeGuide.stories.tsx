import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ShopPart, type ShopPartProps } from '../../testing/ShopPart.tsx';
import { SizeGuide } from './SizeGuide.tsx';

const sizes =
  '<p>Of the body, in cm.</p><table><thead><tr><th scope="col">Size</th><th scope="col">Chest</th></tr></thead><tbody><tr><th scope="row">M</th><td>102</td></tr></tbody></table>';
const frame = { Shell: { storeConfig: null, categoryList: [] } };

const Place = ({ identifier, ...shop }: { identifier: string } & Omit<ShopPartProps, 'children'>) => (
  <ShopPart {...shop}>
    <SizeGuide identifier={identifier} />
  </ShopPart>
);

const meta = {
  title: 'Product/Size guide',
  component: Place,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    identifier: 'size-guide-men',
    answers: { ...frame, cmsBlocks: { cmsBlocks: { items: [{ identifier: 'size-guide-men', content: sizes }] } } },
  },
} satisfies Meta<typeof Place>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule product-05. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = await canvas.findByRole('button', { name: 'Size guide' });
    await userEvent.click(opener);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Size guide' }));
    await expect(await dialog.findByRole('row', { name: 'M 102' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const NotLoaded: Story = {
  args: { answers: frame, refusals: { cmsBlocks: 'Internal server error' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Size guide' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The sizes could not be loaded.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
