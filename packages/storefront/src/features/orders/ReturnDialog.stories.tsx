import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { opened } from '../../testing/opened.ts';
import { sampleReasons, sampleReturns } from '../../testing/sampleOrder.ts';
import { ShopPart, type ShopPartProps } from '../../testing/ShopPart.tsx';
import { ReturnDialog, type ReturnDialogProps } from './ReturnDialog.tsx';

function Place({
  answers = sampleReasons,
  refusals = {},
  ...props
}: ReturnDialogProps & Omit<ShopPartProps, 'children'>) {
  return (
    <ShopPart answers={answers} refusals={refusals}>
      <ReturnDialog {...props} />
    </ShopPart>
  );
}

const meta = {
  title: 'Orders/Return',
  component: Place,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    returns: sampleReturns(),
    orderKey: { number: '000000003' },
    failed: false,
    onRetry: fn(),
    onClose: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof Place>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(await opened(canvasElement));
    await expect(canvas.getByLabelText(/What else should we know/)).not.toHaveFocus();
    await userEvent.click(await canvas.findByLabelText('Gharika Electric Kettle, 1.5 Litre'));
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByText('of 2')).toBeVisible();
  },
};

/** Rule orders-14. */
export const PaidInCash: Story = {
  args: { isCash: true },
  play: async ({ canvasElement }) => {
    const canvas = within(await opened(canvasElement));
    await expect(await canvas.findByText(/^You paid in cash\. Once the items are back, a mail asks/)).toBeVisible();
  },
};

export const SomethingMissing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(await opened(canvasElement));
    await canvas.findByLabelText(/Why do they go back/);
    await userEvent.click(canvas.getByRole('button', { name: 'Request return' }));
    await expect(await canvas.findByText('Choose at least one item.')).toBeVisible();
    await expect(canvas.getByText('Choose a reason.')).toBeVisible();
    await expect(canvas.getByLabelText('Auvira Lumen 5 5G')).toHaveFocus();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

const ask = async (canvasElement: HTMLElement) => {
  const canvas = within(await opened(canvasElement));
  await userEvent.click(await canvas.findByLabelText('Auvira Lumen 5 5G'));
  await userEvent.selectOptions(await canvas.findByLabelText(/Why do they go back/), 'It is damaged');
  await userEvent.click(canvas.getByRole('button', { name: 'Request return' }));
};

export const Asked: Story = {
  args: {
    answers: {
      ...sampleReasons,
      requestReturn: { requestReturn: { return: { uid: 'MQ==', number: '000000007', status: 'PENDING' } } },
    },
  },
  play: async ({ args, canvasElement }) => {
    await ask(canvasElement);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ number: '000000007', isToConfirm: false }));
  },
};

/** Rule orders-11. */
export const AskedByAGuest: Story = {
  args: {
    orderKey: { token: 'abc' },
    answers: {
      ...sampleReasons,
      requestGuestReturn: {
        requestGuestReturn: { return: { uid: 'MQ==', number: '000000007', status: 'UNCONFIRMED' } },
      },
    },
  },
  play: async ({ args, canvasElement }) => {
    await ask(canvasElement);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ number: '000000007', isToConfirm: true }));
  },
};

/** What comes of it is said in it: it cannot be closed until then. */
export const OnItsWay: Story = {
  play: async ({ args, canvasElement }) => {
    await ask(canvasElement);
    const canvas = within(await opened(canvasElement));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** What was chosen stays. */
export const Refused: Story = {
  args: { refusals: { requestReturn: 'The time to return it is over.' } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    const canvas = within(await opened(canvasElement));
    await expect(await canvas.findByText('The time to return it is over.')).toBeVisible();
    await expect(canvas.getByLabelText('Auvira Lumen 5 5G')).toBeChecked();
  },
};

/** Which reasons there are is known before anything is sent. */
export const ReasonsNotLoaded: Story = {
  args: { refusals: { ReturnReasons: 'No.', requestReturn: 'It was sent.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(await opened(canvasElement));
    await canvas.findByText('The reasons to choose from could not be loaded.');
    await userEvent.click(await canvas.findByLabelText('Auvira Lumen 5 5G'));
    const send = canvas.getByRole('button', { name: 'Request return' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(send);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('The reasons to choose from could not be loaded.');
    await expect(canvas.queryByText('It was sent.')).toBeNull();
  },
};

export const NothingLeft: Story = {
  args: { returns: { ...sampleReturns(), items_eligible_for_return: [] } },
};
export const NotLoaded: Story = { args: { returns: undefined, failed: true } };
export const Loading: Story = { args: { returns: undefined } };
