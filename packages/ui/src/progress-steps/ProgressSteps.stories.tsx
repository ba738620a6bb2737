import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressSteps } from './ProgressSteps.tsx';
import { guide } from './ProgressSteps.guide.tsx';

const meta = {
  title: 'Navigation/Progress steps – stepper, wizard',
  id: 'navigation-progress-steps',
  component: ProgressSteps,
  parameters: { guide },
  args: { label: 'Steps of the checkout', steps: [] },
} satisfies Meta<typeof ProgressSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (current: number) =>
  ['Address', 'Delivery', 'Payment', 'Review'].map((label, index) => ({
    label,
    done: index < current,
    current: index === current,
  }));

export const FirstStep: Story = { args: { steps: at(0) } };
export const InTheMiddle: Story = { tags: ['picture'], args: { steps: at(2) } };
export const LastStep: Story = { args: { steps: at(3) } };
export const BackAtAStep: Story = { args: { steps: at(3).map((step, index) => ({ ...step, current: index === 0 })) } };
