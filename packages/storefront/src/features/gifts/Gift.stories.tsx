import type { CartDetails } from '@shop/commerce-client';
import { cartSlice } from '@shop/state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { opened } from '../../testing/opened.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { GiftField } from './GiftField.tsx';

const picture = (paper: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="${paper}"/></svg>`)}`;

const offered = {
  storeConfig: {
    id: 1,
    allow_order: '1',
    allow_gift_receipt: '1',
    allow_printed_card: '1',
    printed_card_priceV2: { value: 29 },
  },
  cart: {
    id: 'cart-1',
    available_gift_wrappings: [
      { uid: 'MQ==', design: 'Marigold paper', price: { value: 49 }, image: { url: picture('#f6b93b') } },
      { uid: 'Mg==', design: 'Plain paper', price: { value: 0 }, image: null },
    ],
  },
};

const given = {
  gift_message: { to: 'Ravi', from: 'Asha', message: 'Many happy returns!' },
  gift_wrapping: { uid: 'MQ==', design: 'Marigold paper' },
  printed_card_included: true,
  gift_receipt_included: true,
};

const cart = (more: object) =>
  ({ id: 'cart-1', items: [], shipping_addresses: [], is_virtual: false, ...more }) as unknown as CartDetails;

const meta = { title: 'Cart/Gift', component: GiftField } satisfies Meta<typeof GiftField>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (
  details: object = {},
  featuresOff: 'gift-options'[] = [],
  answers: object = { getGiftOptions: offered },
  isOrdering = false,
) => (
  <ShopPart
    answers={answers as Record<string, unknown>}
    featuresOff={featuresOff}
    before={dispatch => {
      dispatch(cartSlice.actions.cartReceived('cart-1'));
      dispatch(cartSlice.actions.detailsReceived(cart(details)));
    }}
  >
    <GiftField disabled={isOrdering} />
    <p>The end</p>
  </ShopPart>
);

/** It keeps its place while nobody knows what is offered. */
export const BeingAsked: Story = { render: () => shown({}, [], {}) };

export const NoGiftYet: Story = {
  render: () => shown(),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add gift options' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Is it a gift?' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Print the message on a card (₹29)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Write a message for the card.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'Many happy returns!');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/^Fill in the message and both names/)).toBeVisible();
    // Closed by accident: what was typed is there again.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Add gift options' }));
    const again = within(await within(document.body).findByRole('dialog', { name: 'Is it a gift?' }));
    await expect(again.getByRole('textbox', { name: 'Message' })).toHaveValue('Many happy returns!');
  },
};

/** What is wrong stands far from the button, and comes into sight with each press. */
export const RefusedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => shown(),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add gift options' }));
    const dialog = await opened(document.body);
    await userEvent.type(await within(dialog).findByRole('textbox', { name: 'Message' }), 'Many happy returns!');
    const save = within(dialog).getByRole('button', { name: 'Save' });
    for (const press of [1, 2]) {
      dialog.scrollTop = 0;
      await userEvent.click(save);
      const wrong = await within(dialog).findByRole('alert');
      await expect(wrong.getBoundingClientRect().bottom, `press ${press}`).toBeLessThan(
        save.getBoundingClientRect().top,
      );
    }
  },
};

export const IsGift: Story = {
  render: () => shown(given),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Message to Ravi')).toBeVisible();
    await expect(canvas.getByText('Marigold paper')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove gift options' })).toBeVisible();
  },
};

/** An order is on its way: nothing may change. */
export const WhileOrdering: Story = {
  render: () => shown(given, [], { getGiftOptions: offered }, true),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Message to Ravi');
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

/** Nothing of the cart is sent. */
export const NothingSent: Story = {
  render: () => shown({ is_virtual: true }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The end');
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** A Magento that knows no gifts. */
export const NotOffered: Story = {
  render: () => shown({}, ['gift-options']),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The end');
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
