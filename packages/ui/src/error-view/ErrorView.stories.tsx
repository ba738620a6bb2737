import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorView } from './ErrorView.tsx';
import { UnhandledErrorView } from './UnhandledErrorView.tsx';
import { guide } from './ErrorView.guide.tsx';

const meta = {
  title: 'Feedback/Error view – 404, failure page, crash',
  id: 'feedback-error-view',
  component: ErrorView,
  parameters: { guide },
  subcomponents: { UnhandledErrorView },
} satisfies Meta<typeof ErrorView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text, button and where it leads (errors-03). */
export const NotFound: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Oops! We couldn't find what you are looking for")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'BACK TO HOME PAGE' })).toHaveAttribute('href', '/');
  },
};

export const Failed: Story = {
  args: { message: 'Something went wrong. Sorry about that.', onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const reload = fn();

/** Rule errors-05. */
export const Unhandled: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <UnhandledErrorView id="M3XQ-1" onReload={reload} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('M3XQ-1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};
