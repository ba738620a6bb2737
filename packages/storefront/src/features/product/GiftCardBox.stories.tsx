import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { samplePrice, sampleProduct } from '../../testing/sampleProduct.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { GiftCardBox } from './GiftCardBox.tsx';

const field = (code: string, required = true, own: object = {}) => ({
  uid: btoa(`giftcard/${code}`),
  title: code,
  required,
  ...own,
});
const fields = [
  'giftcard_recipient_name',
  'giftcard_recipient_email',
  'giftcard_sender_name',
  'giftcard_sender_email',
].map(code => field(code));
const amount = (value: number) => ({ uid: btoa(`giftcard/giftcard_amount/${value.toFixed(4)}`), value });

const card = sampleProduct('GiftCardProduct', {
  name: 'Uphaari Gift Card by E-mail',
  giftcard_type: 'VIRTUAL',
  price_range: samplePrice(500, 500, 5_000),
  giftcard_amounts: [amount(500), amount(1_000), amount(5_000)],
  allow_open_amount: true,
  open_amount_min: 100,
  open_amount_max: 10_000,
  gift_card_options: [
    ...fields,
    field('giftcard_message', false, { value: { uid: 'm', max_characters: 250 } }),
    field('custom_giftcard_amount', false),
  ],
});

const meta = {
  title: 'Product/Gift card',
  component: GiftCardBox,
  args: { product: card },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 520 }}>
        <ShopPart>
          <Story />
        </ShopPart>
      </div>
    ),
  ],
} satisfies Meta<typeof GiftCardBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const AnAmountChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /₹1,000/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Happy birthday!');
    await expect(canvas.getByText(/235/)).toBeVisible();
  },
};

/** Every field that is missing says so; the first has the focus. */
export const SomethingMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart' }));
    await expect(canvas.getByText('Choose an amount.')).toBeVisible();
    await expect(canvas.getAllByText(/^Fill in: /)).toHaveLength(4);
    await expect(canvas.getByRole('radio', { name: /₹500/ })).toHaveFocus();
  },
};

/** An amount of one's own within the limits of the card. */
export const TooLittle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Other amount' }));
    await userEvent.type(canvas.getByLabelText('Your amount in rupees'), '50');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }));
    await expect(canvas.getByLabelText('Your amount in rupees')).toBeInvalid();
  },
};

/** Sent by post: no e-mail addresses are asked. */
export const ByPost: Story = {
  args: {
    product: {
      ...card,
      giftcard_type: 'PHYSICAL',
      gift_card_options: card.gift_card_options.filter(
        option => option !== null && !atob(option.uid).endsWith('email'),
      ),
    },
  },
};
