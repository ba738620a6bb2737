import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { StockNotice } from './StockNotice.tsx';

const kettle = { __typename: 'SimpleProduct', sku: 'kettle', name: 'Electric Kettle', stock_status: 'OUT_OF_STOCK' };
const variant = (uid: string, stock: string) => ({
  attributes: [{ code: 'size', uid }],
  product: { sku: `kurta-${uid}`, stock_status: stock },
});
const kurta = {
  __typename: 'ConfigurableProduct',
  sku: 'kurta',
  name: 'Cotton Kurta',
  stock_status: 'IN_STOCK',
  configurable_options: [
    {
      attribute_code: 'size',
      label: 'Size',
      position: 0,
      values: ['S', 'M', 'XL'].map(uid => ({ uid, label: uid, swatch_data: null })),
    },
  ],
  variants: [variant('S', 'OUT_OF_STOCK'), variant('M', 'IN_STOCK'), variant('XL', 'OUT_OF_STOCK')],
};

const meta = {
  title: 'Product/Notice of stock',
  component: StockNotice,
  args: { product: kettle },
  render: args => (
    <ShopPart
      answers={{
        requestStockNotice: { requestStockNotice: { code: 'c0de' } },
        withdrawStockNotice: { withdrawStockNotice: { success: true } },
      }}
    >
      <StockNotice {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof StockNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rules notice-01 and notice-03: asked for, confirmed, and taken back. */
export const SoldOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tell me when it is back' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Tell me when it is back' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tell me' }));
    await dialog.findByText('Enter your e-mail address.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'asha@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Tell me' }));
    await canvas.findByText('We write to you when it is back.');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Tell me when it is back' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Do not tell me: Electric Kettle' }));
    await canvas.findByRole('button', { name: 'Tell me when it is back' });
  },
};

/** Rule notice-01: of a product with variants one says which. */
export const SomeChoices: Story = {
  args: { product: kurta },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Your choice is sold out/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Tell me when it is back' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'asha@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Tell me' }));
    await dialog.findByText('Choose what you are waiting for.');
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'XL');
    await userEvent.click(dialog.getByRole('button', { name: 'Tell me' }));
    await canvas.findByText('We write to you when XL is back.');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Your choice is sold out/ })).toBeVisible());
  },
};

/** The back end refuses: the dialog says why. */
export const Refused: Story = {
  render: args => (
    <ShopPart refusals={{ requestStockNotice: 'Too many requests. Please wait before you try again.' }}>
      <StockNotice {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tell me when it is back' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Tell me when it is back' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'asha@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Tell me' }));
    await dialog.findByText('Too many requests. Please wait before you try again.');
  },
};
