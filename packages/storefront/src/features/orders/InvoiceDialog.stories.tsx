import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { opened } from '../../testing/opened.ts';
import { rupees } from '../../testing/sampleOrder.ts';
import { ShopPart, type ShopPartProps } from '../../testing/ShopPart.tsx';
import { InvoiceDialog, type InvoiceDialogProps } from './InvoiceDialog.tsx';

const seller = {
  name: 'Kaveri Retail Private Limited',
  company: null,
  gstin: '29AAGCK1234M1Z5',
  street: ['4 Residency Road'],
  city: 'Bengaluru',
  region: 'Karnataka',
  postcode: '560025',
  state_code: '29',
};
const buyer = {
  name: 'Asha Rao',
  company: 'Rao Textiles Private Limited',
  gstin: '07AAPFU0939F1ZV',
  street: ['12 Barakhamba Road'],
  city: 'New Delhi',
  region: 'Delhi',
  postcode: '110001',
  state_code: '07',
};
const line = (name: string, hsn: string, taxable: number, rate: number, taxes: object) => ({
  sku: hsn,
  name,
  hsn,
  quantity: 1,
  rate,
  taxable_value: rupees(taxable),
  cgst: null,
  sgst: null,
  igst: null,
  total: rupees(taxable * (1 + rate / 100)),
  ...taxes,
});
const abroad = {
  number: 'DL/26-27/000042',
  issued_at: '2026-11-18 06:52:00',
  document_url: '/media/gst-invoices/42.pdf',
  place_of_supply: 'Delhi (07)',
  seller,
  buyer,
  lines: [
    line('Auvira Lumen 5 5G', '8517', 18_643.22, 18, { igst: rupees(3_355.78) }),
    line('Handling charge', '9985', 41.53, 18, { igst: rupees(7.47) }),
  ],
  taxable_value: rupees(18_684.75),
  cgst: null,
  sgst: null,
  igst: rupees(3_363.25),
  total: rupees(22_048),
};
const within9 = { cgst: rupees(1_677.89), sgst: rupees(1_677.89) };
const atHome = {
  ...abroad,
  place_of_supply: 'Karnataka (29)',
  lines: [line('Auvira Lumen 5 5G', '8517', 18_643.22, 18, within9)],
  ...within9,
  igst: null,
};
const answer = (invoice: object) => ({
  OrderInvoices: { customer: { orders: { items: [{ id: 'Mw==', gst_invoices: [invoice] }] } } },
});

function Place({ answers = {}, refusals = {}, ...props }: InvoiceDialogProps & Omit<ShopPartProps, 'children'>) {
  return (
    <ShopPart answers={answers} refusals={refusals}>
      <InvoiceDialog {...props} />
    </ShopPart>
  );
}

const meta = {
  title: 'Orders/Tax invoice',
  component: Place,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  args: { number: 'DL/26-27/000042', orderKey: { number: '000000003' }, onClose: fn() },
} satisfies Meta<typeof Place>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule orders-07. */
export const ToAnotherState: Story = {
  args: { answers: answer(abroad) },
  play: async ({ canvasElement }) => {
    const canvas = within(await opened(canvasElement));
    await expect(await canvas.findByText('Delhi (07)')).toBeVisible();
    await expect(canvas.getAllByText('IGST')).toHaveLength(3);
    await expect(canvas.queryByText('CGST')).toBeNull();
    await expect(canvas.getByText('8517')).toBeVisible();
    await expect(canvas.getByText('₹3,363.25')).toBeVisible();
  },
};
export const WithinTheState: Story = { args: { answers: answer(atHome) } };
export const NotLoaded: Story = {
  args: { refusals: { OrderInvoices: 'No.' } },
  play: async ({ canvasElement }) =>
    void (await within(await opened(canvasElement)).findByText('The invoice could not be loaded.')),
};
export const Loading: Story = {};
