import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Messages } from '../../testing/Messages.tsx';
import { sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { Wishlist } from './Wishlist.tsx';

const entry = (__typename: string, product: object) => ({
  __typename,
  id: '1',
  quantity: 1,
  customizable_options: [],
  product,
});
const listOf = (item: object) => ({
  customer: {
    __typename: 'Customer',
    wishlists: [
      {
        __typename: 'Wishlist',
        id: '3',
        items_count: 1,
        items_v2: { page_info: { current_page: 1, total_pages: 1 }, items: [item] },
      },
    ],
  },
});

function List({ item, code, message }: { item: object; code: string; message: string }) {
  const moved = {
    addWishlistItemsToCart: {
      status: false,
      wishlist: { __typename: 'Wishlist', id: '3' },
      add_wishlist_items_to_cart_user_errors: [{ code, message }],
    },
  };
  return (
    <ShopPart answers={{ WishlistItems: listOf(item), addWishlistItemsToCart: moved }}>
      <Wishlist />
      <Messages />
    </ShopPart>
  );
}

const meta = {
  title: 'Wishlist/Refused move',
  component: List,
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A group of which the pieces were never chosen: the way to choose them takes the button's place. */
export const AChoiceIsMissing: Story = {
  args: {
    item: entry('GroupedProductWishlistItem', sampleProduct('GroupedProduct', { name: 'Four Gardens Tea Shelf' })),
    code: 'UNDEFINED',
    message: 'Please specify the quantity of product(s).',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Move to cart: Four Gardens Tea Shelf' }));
    await expect(await canvas.findByRole('link', { name: 'Choose options: Four Gardens Tea Shelf' })).toHaveAttribute(
      'href',
      '/breakfast-set.html',
    );
    await expect(within(canvas.getByRole('alert')).getByRole('button', { name: 'Choose options' })).toBeEnabled();
  },
};

/** Nothing to choose would help: the item stays as it was. */
export const NotEnoughInStock: Story = {
  args: {
    item: entry('SimpleWishlistItem', sampleProduct('SimpleProduct', {})),
    code: 'INSUFFICIENT_STOCK',
    message: 'The requested qty is not available',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const move = await canvas.findByRole('button', { name: /^Move to cart/ });
    await userEvent.click(move);
    await expect(within(await canvas.findByRole('alert')).queryByRole('button', { name: 'Choose options' })).toBeNull();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The requested qty is not available');
    await expect(move).toBeEnabled();
    await expect(canvas.queryByRole('link', { name: /^Choose options/ })).toBeNull();
  },
};
