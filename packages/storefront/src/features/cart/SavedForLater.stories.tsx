import type { SavedLine } from '@shop/state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { SavedForLater } from './SavedForLater.tsx';

const line: SavedLine = {
  sku: 'SHIRT-RED-M',
  parentSku: 'SHIRT',
  quantity: 2,
  name: 'Cotton shirt with a small collar',
  href: '/cotton-shirt.html',
  picture: '',
  options: ['Red', 'M'],
  price: 799,
};
const noTrouble: Record<string, string | undefined> = {};

const meta = {
  title: 'Cart/Saved for later',
  component: SavedForLater,
  args: {
    lines: [line, { ...line, sku: 'LAMP', name: 'Brass lamp', options: [], quantity: 1 }],
    isBusy: ({ sku }: SavedLine) => sku === '',
    troubleOf: ({ sku }: SavedLine) => noTrouble[sku],
    onMove: fn(),
    onDrop: fn(),
  },
} satisfies Meta<typeof SavedForLater>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move to cart: Brass lamp' }));
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};
export const Moving: Story = { args: { isBusy: ({ sku }: SavedLine) => sku === 'LAMP' } };
export const NotMoved: Story = {
  args: { troubleOf: ({ sku }: SavedLine) => ({ LAMP: 'This product is out of stock.' } as typeof noTrouble)[sku] },
};
