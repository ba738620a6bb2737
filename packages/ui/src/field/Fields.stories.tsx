import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';
import { Radio } from './Radio.tsx';
import { PasswordField } from './PasswordField.tsx';
import { RadioCard } from './RadioCard.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/Fields',
  component: TextField,
  subcomponents: { PasswordField, TextArea, Select, Checkbox, Radio, RadioGroup, RadioCard },
  args: { label: 'E-mail', type: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { tags: ['picture'], args: { defaultValue: 'asha@example.com' } };
export const WithHint: Story = { args: { hint: 'The bill goes there.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'asha@example.com' } };

export const WithError: Story = {
  tags: ['picture'],
  args: { error: 'Enter an e-mail address like name@example.com.', defaultValue: 'asha@' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('E-mail')).toHaveAccessibleDescription(
      'Enter an e-mail address like name@example.com.',
    );
  },
};

export const Password: Story = {
  render: () => <PasswordField label="Password" defaultValue="Shop@1234" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

/** Empty, it is as high as its rows. */
export const SeveralLines: Story = {
  render: () => <TextArea label="Your message" hint="The order number helps us to answer soon." rows={5} />,
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.clientHeight).toBeGreaterThanOrEqual(5 * parseFloat(getComputedStyle(area).lineHeight));
  },
};
export const SeveralLinesWithError: Story = {
  render: () => <TextArea label="Your message" error="Write what we can do for you." />,
};

export const Choice: Story = {
  tags: ['picture'],
  render: () => (
    <Select
      label="State"
      placeholder="Choose your state"
      options={[
        { value: 'DL', label: 'Delhi' },
        { value: 'MH', label: 'Maharashtra' },
      ]}
    />
  ),
};

export const ChoiceWithError: Story = {
  render: () => (
    <Select
      label="State"
      error="Choose the state that you live in."
      placeholder="Choose your state"
      options={[{ value: 'DL', label: 'Delhi' }]}
    />
  ),
};

export const Checked: Story = { render: () => <Checkbox label="Bill to the same address" aside={12} defaultChecked /> };

const ways = (
  <>
    <RadioCard name="pay" label="UPI" note="Any UPI app" defaultChecked />
    <RadioCard name="pay" label="Cash on delivery" note="Additional charge of Rs. 50 applicable." aside="+ ₹50" />
    <RadioCard name="pay" label="EMI" note="For carts above ₹3,000" disabled />
  </>
);

export const OneOfSeveral: Story = {
  tags: ['picture'],
  render: () => <RadioGroup legend="Payment">{ways}</RadioGroup>,
};
export const NoneOfSeveralChosen: Story = {
  render: () => (
    <RadioGroup legend="Delivery" error="Choose how it should come.">
      <RadioCard name="way" label="Standard delivery" aside="Free" />
    </RadioGroup>
  ),
};
export const OfAColour: Story = { render: () => <Checkbox label="Midnight blue" swatch="#191970" aside={3} /> };
/** One of several in a list: of prices, for example. */
export const OneOfAList: Story = {
  render: () => (
    <div role="radiogroup" aria-label="Price">
      <Radio name="price" label="Any price" defaultChecked />
      <Radio name="price" label="₹1,000 – ₹5,000" aside={31} />
      <Radio name="price" label="₹5,000 and above" aside={4} disabled />
    </div>
  ),
};
export const NotChecked: Story = { render: () => <Checkbox label="Use my coins for this order" /> };
export const CannotBeChecked: Story = { render: () => <Checkbox label="Use my coins for this order" disabled /> };
