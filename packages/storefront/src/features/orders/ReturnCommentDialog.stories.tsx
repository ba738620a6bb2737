import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { opened } from '../../testing/opened.ts';
import { sampleReturn } from '../../testing/sampleOrder.ts';
import { ShopPart, type ShopPartProps } from '../../testing/ShopPart.tsx';
import { ReturnCommentDialog, type ReturnCommentDialogProps } from './ReturnCommentDialog.tsx';

function Place({ answers, refusals, ...props }: ReturnCommentDialogProps & Omit<ShopPartProps, 'children'>) {
  return (
    <ShopPart {...(answers && { answers })} {...(refusals && { refusals })}>
      <ReturnCommentDialog {...props} />
    </ShopPart>
  );
}

const asked = sampleReturn('PENDING');

const meta = {
  title: 'Orders/Comment on a return',
  component: Place,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { asked, order: '000000003', onClose: fn(), onSent: fn() },
} satisfies Meta<typeof Place>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = async (canvasElement: HTMLElement, comment: string) => {
  const dialog = within(await opened(canvasElement));
  if (comment !== '') await userEvent.type(dialog.getByLabelText(/Your comment/), comment);
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  return dialog;
};

export const Sent: Story = {
  args: { answers: { addReturnComment: { addReturnComment: { return: { uid: asked.uid, comments: [] } } } } },
  play: async ({ args, canvasElement }) => {
    await write(canvasElement, 'It is on its way.');
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
  },
};

export const NothingWritten: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await write(canvasElement, '');
    await expect(await dialog.findByText('Write a comment.')).toBeVisible();
    await expect(dialog.getByLabelText(/Your comment/)).toHaveFocus();
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

/** What was written stays. */
export const Refused: Story = {
  args: { refusals: { addReturnComment: 'This return is closed.' } },
  play: async ({ canvasElement }) => {
    const dialog = await write(canvasElement, 'It is on its way.');
    await expect(await dialog.findByText('This return is closed.')).toBeVisible();
    await expect(dialog.getByLabelText(/Your comment/)).toHaveValue('It is on its way.');
  },
};
