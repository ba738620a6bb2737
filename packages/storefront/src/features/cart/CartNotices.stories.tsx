import { cartSlice } from '@shop/state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cartDetailsOf } from '../../testing/cartBackEnd.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { CartNotices } from './CartNotices.tsx';

const meta = { title: 'Cart/Notices', component: CartNotices } satisfies Meta<typeof CartNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Signing in brought a guest's cart along, but not the whole of it. */
export const NotAllKept: Story = {
  render: () => (
    <ShopPart
      before={dispatch =>
        void dispatch(
          cartSlice.actions.shortfallsFound([
            { sku: 'A', name: 'Gharika Electric Kettle', wanted: 3, got: 1 },
            { sku: 'B', name: 'Vayu Ceiling Fan', wanted: 1, got: 0 },
          ]),
        )
      }
    >
      <CartNotices />
    </ShopPart>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

/** The shop could not be reached when somebody signed in with a filled cart. */
export const NotBroughtOverYet: Story = {
  render: () => (
    <ShopPart before={dispatch => void dispatch(cartSlice.actions.mergeFailed())}>
      <CartNotices />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByRole('button', { name: 'Try again' })),
};

/** A line could neither be changed nor put back. */
export const ALineWasLost: Story = {
  render: () => (
    <ShopPart
      before={dispatch =>
        void dispatch(cartSlice.actions.lineLost({ key: 'A', sku: 'A', name: 'Gharika Electric Kettle', quantity: 2 }))
      }
    >
      <CartNotices />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Gharika Electric Kettle');
  },
};

export const Outdated: Story = {
  render: () => (
    <ShopPart
      before={dispatch => {
        dispatch(
          cartSlice.actions.detailsReceived(
            cartDetailsOf([{ sku: 'PEN', name: 'Steel pen', price: 300, quantity: 1 }]),
          ),
        );
        dispatch(cartSlice.actions.detailsFailed({ kind: 'network', message: 'Failed to fetch' }));
      }}
    >
      <CartNotices />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByRole('alert')),
};
