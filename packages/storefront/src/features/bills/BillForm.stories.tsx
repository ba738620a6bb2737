import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleBiller, sampleOperator, samplePlans, sampleToll } from '../../testing/sampleBill.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { BillForm } from './BillForm.tsx';
import { noBillValues } from './billSchema.ts';

const meta = {
  title: 'Bills/Form',
  component: BillForm,
  args: { biller: sampleBiller, isGuest: false, busy: false, onType: fn(), onSend: fn() },
  render: args => (
    <ShopPart answers={{ RechargePlans: { rechargePlans: samplePlans } }}>
      <BillForm {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof BillForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const press =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement, userEvent }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name }));

export const Empty: Story = {};
export const Guest: Story = { args: { isGuest: true } };
/** The first wrong field has the focus (bills-02). */
export const Wrong: Story = {
  args: { known: { ...noBillValues, number: '12345' } },
  play: async context => {
    await press('See my bill')(context);
    const field = within(context.canvasElement).getByLabelText('Account ID');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Enter at least 10 digits. You have entered 5./);
    await expect(context.args.onSend).not.toHaveBeenCalled();
  },
};
export const Asking: Story = { args: { busy: true, known: { ...noBillValues, number: '1234567890' } } };
export const Unavailable: Story = {
  args: { problem: 'Kaveri Bijli Vitran Nigam does not answer at the moment. Please try again in a few minutes.' },
};
/** The number fits the rule, and the biller does not know it. */
export const Unknown: Story = {
  args: {
    known: { ...noBillValues, number: '1234560000' },
    refusal: 'Kaveri Bijli Vitran Nigam does not know this Account ID. Check it against your last bill.',
  },
};
/** A FASTag takes what is typed. */
export const Amount: Story = {
  args: { biller: sampleToll, known: { ...noBillValues, number: 'KA01AB1234', amount: '50' } },
  play: async context => {
    await press('Go on')(context);
    await expect(within(context.canvasElement).getByLabelText('Amount')).toHaveAccessibleDescription(
      /Enter whole rupees from ₹100 to ₹10,000/,
    );
  },
};
/** Plans come with the circle; one is chosen, found by a search (bills-03). */
export const Recharge: Story = {
  args: { biller: sampleOperator, known: { ...noBillValues, number: '+91 98765 43210' } },
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('Telecom circle'), 'KA');
    await expect(await canvas.findAllByRole('radio')).toHaveLength(4);
    // With the corners of the shop's own buttons.
    const [kind, next] = ['All', 'Go on'].map(name => getComputedStyle(canvas.getByRole('button', { name })));
    await expect(kind?.borderRadius).toBe(next?.borderRadius);
    const search = canvas.getByLabelText('Search by price, data or days');
    const said = canvas.getByRole('status');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.type(search, 'roaming');
    await expect(said).toHaveTextContent('roaming');
    await userEvent.clear(search);
    await userEvent.type(search, '84 days');
    await userEvent.click(await canvas.findByRole('radio', { name: /₹859/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(args.onSend).toHaveBeenCalledWith(
      { number: '9876543210', amount: '', circle: 'KA', plan: 'vaani-prepaid-859' },
      expect.anything(),
    );
  },
};
/** A plan of the circle before is none of this one's. */
export const OtherCircle: Story = {
  args: {
    biller: sampleOperator,
    known: { number: '9876543210', amount: '', circle: 'KA', plan: 'vaani-prepaid-859' },
  },
  play: async context => {
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('radio', { name: /₹859/ })).toBeChecked();
    await context.userEvent.selectOptions(canvas.getByLabelText('Telecom circle'), 'DL');
    await expect(await canvas.findByRole('radio', { name: /₹859/ })).not.toBeChecked();
    await press('Go on')(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose a plan.');
    await expect(context.args.onSend).not.toHaveBeenCalled();
  },
};
export const NoPlanChosen: Story = {
  args: { biller: sampleOperator, known: { ...noBillValues, number: '9876543210', circle: 'KA' } },
  play: async context => {
    await within(context.canvasElement).findAllByRole('radio');
    await press('Go on')(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent('Choose a plan.');
  },
};
export const PlansNotLoaded: Story = {
  args: { biller: sampleOperator, known: { ...noBillValues, circle: 'KA' } },
  render: args => (
    <ShopPart refusals={{ RechargePlans: 'No.' }}>
      <BillForm {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText('The plans could not be loaded.')),
};
