import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CodeForm } from './CodeForm.tsx';

const meta = {
  title: 'Account/One-time code',
  component: CodeForm,
  args: {
    labelledBy: 'enter-code',
    bySms: true,
    nextAt: 0,
    busy: false,
    enterLabel: 'Sign in',
    otherLabel: 'Use another e-mail or number',
    onEnter: fn(),
    onAnother: fn(),
    onOther: fn(),
    children: <h1 id="enter-code">Enter the code</h1>,
  },
} satisfies Meta<typeof CodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = { args: { nextAt: Date.now() + 3_600_000 } };
/** Gaps are taken out. */
export const AnotherMayBeSent: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('One-time code'), '123 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(args.onEnter).toHaveBeenCalledWith('123456'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send another code' }));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
};
/** What the back end says of a code stands at its field. */
export const Wrong: Story = {
  args: { problem: 'This code is not right. 3 more attempts are left.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('One-time code')).toBeInvalid();
  },
};
export const OnItsWay: Story = { args: { busy: true } };
export const TooShort: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('One-time code'), '12345{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('One-time code')).toBeInvalid());
    await expect(args.onEnter).not.toHaveBeenCalled();
  },
};
