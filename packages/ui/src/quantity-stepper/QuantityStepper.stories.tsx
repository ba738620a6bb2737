import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import { guide } from './QuantityStepper.guide.tsx';

const meta = {
  title: 'Forms/Quantity stepper – number input, counter, plus and minus',
  id: 'forms-quantity-stepper',
  component: QuantityStepper,
  parameters: { guide },
  args: { value: 2, onChange: fn(), label: 'Quantity', max: 5 },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InBetween: Story = {
  tags: ['picture'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'One more' }));
    await expect(args.onChange).toHaveBeenCalledWith(3);
  },
};
/** In one line with what puts so many into the cart. */
export const BesideAButton: Story = {
  render: args => (
    <div style={{ display: 'flex', alignItems: 'start', gap: 'var(--space-3)' }}>
      <QuantityStepper {...args} />
      <Button>Add to cart</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group').offsetHeight).toBe(
      canvas.getByRole('button', { name: 'Add to cart' }).offsetHeight,
    );
  },
};
export const AtLeast: Story = {
  args: { value: 1 },
  play: async ({ args, canvasElement }) => {
    const less = within(canvasElement).getByRole('button', { name: 'One less' });
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(less);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(less).toHaveFocus();
  },
};
export const AtMost: Story = {
  args: { value: 5 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'One more' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
/** Fewer are left than were chosen: one press leads back to what can be bought. */
export const BeyondMost: Story = {
  args: { value: 8 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'One more' });
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(args.onChange).toHaveBeenCalledWith(5);
  },
};
/** More have to be bought together than were chosen. */
export const BelowLeast: Story = {
  args: { value: 1, min: 3 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const less = canvas.getByRole('button', { name: 'One less' });
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(less);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(args.onChange).toHaveBeenCalledWith(3);
  },
};
/** Sold by the half-dozen. */
export const InSteps: Story = {
  args: { value: 6, min: 6, max: 20, step: 6 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'One less' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(args.onChange).toHaveBeenCalledWith(12);
  },
};
export const Disabled: Story = { args: { disabled: true } };

/** Less stands where one begins to read, more where one ends: the other way round from the right. */
export const ReadFromTheRight: Story = {
  decorators: [
    Story => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [less, more] = ['One less', 'One more'].map(
      name => within(canvasElement).getByRole('button', { name }).getBoundingClientRect().left,
    );
    await expect(less).toBeGreaterThan(more ?? Infinity);
  },
};
