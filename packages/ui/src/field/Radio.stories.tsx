import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './Radio.guide.tsx';
import { Radio } from './Radio.tsx';
import { RadioCard } from './RadioCard.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { TextField } from './TextField.tsx';

const ways = (
  <>
    <RadioCard name="pay" label="UPI" note="Any UPI app" defaultChecked />
    <RadioCard name="pay" label="Cash on delivery" note="Additional charge of Rs. 50 applicable." aside="+ ₹50" />
    <RadioCard name="pay" label="EMI" note="For carts above ₹3,000" disabled />
  </>
);

const meta = {
  title: 'Forms/Radio – radio group, radio card',
  id: 'forms-radio',
  component: Radio,
  subcomponents: { RadioGroup, RadioCard },
  parameters: { guide },
  args: { name: 'price', label: 'Any price' },
} satisfies Meta<typeof Radio>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of several in a list: of prices, for example. */
export const OneOfAList: Story = {
  render: args => (
    <div role="radiogroup" aria-label="Price">
      <Radio {...args} defaultChecked />
      <Radio name="price" label="₹1,000 – ₹5,000" aside={31} />
      <Radio name="price" label="₹5,000 and above" aside={4} disabled />
    </div>
  ),
};

export const OneOfSeveral: Story = {
  tags: ['picture'],
  render: () => <RadioGroup legend="Payment">{ways}</RadioGroup>,
};

/** What a card unfolds stands below it while it is chosen. */
export const Unfolded: Story = {
  render: () => (
    <RadioGroup legend="Payment" hint="Nothing is taken before you have seen the sum.">
      <RadioCard name="unfolded" label="UPI" note="Any UPI app" defaultChecked>
        <TextField label="UPI ID" placeholder="name@bank" />
      </RadioCard>
      <RadioCard name="unfolded" label="Cash on delivery" aside="+ ₹50" />
    </RadioGroup>
  ),
};

export const NoneOfSeveralChosen: Story = {
  render: () => (
    <RadioGroup legend="Delivery" error="Choose how it should come.">
      <RadioCard name="way" label="Standard delivery" aside="Free" />
    </RadioGroup>
  ),
};
