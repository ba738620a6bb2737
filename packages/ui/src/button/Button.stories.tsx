import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCart } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './Button.tsx';
import { guide } from './Button.guide.tsx';

const meta = {
  title: 'Actions/Button – call to action, submit',
  id: 'actions-button',
  component: Button,
  parameters: { guide },
  args: { children: 'Add to cart', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { tags: ['picture'] };
export const Secondary: Story = { tags: ['picture'], args: { kind: 'secondary' } };
export const Quiet: Story = { args: { kind: 'quiet' } };
/** Its words begin where it does: in line with what is above them. */
export const LooksLikeALink: Story = {
  args: { kind: 'link' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.firstElementChild?.getBoundingClientRect().left).toBe(button.getBoundingClientRect().left);
  },
};
/** Also where it is small, and of one short word: a finger hits it. */
export const SmallLink: Story = {
  args: { kind: 'link', size: 'small', children: 'All' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(canvas.getByText('All').getBoundingClientRect().left).toBe(button.left);
    await expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(36);
  },
};
export const Small: Story = { args: { size: 'small' } };
export const Wide: Story = { args: { wide: true } };
export const WithIcon: Story = { args: { icon: <ShoppingCart size={20} strokeWidth={1.5} aria-hidden /> } };
export const Disabled: Story = { args: { disabled: true } };
/** Says why when it is pressed. */
export const Unavailable: Story = { args: { unavailable: true } };
export const LeadsSomewhere: Story = { args: { href: '/cart', children: 'Go to cart' } };

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add to cart' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
