import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ShopPart, type ShopPartProps } from '../../testing/ShopPart.tsx';
import { ConfirmReturn } from './ConfirmReturn.tsx';
import type { MailedLink } from './MailedLinkPage.tsx';

function Place({ answers = {}, ...props }: MailedLink & Omit<ShopPartProps, 'children'>) {
  return (
    <ShopPart answers={answers}>
      <ConfirmReturn {...props} />
    </ShopPart>
  );
}

const meta = {
  title: 'Orders/Return by mail',
  component: Place,
  args: { orderId: 'MTI=', confirmationKey: 'abc' },
} satisfies Meta<typeof Place>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Yes, return the items' }));

export const Asked: Story = {};

/** Rule orders-11. */
export const Taken: Story = {
  args: {
    answers: { confirmReturn: { confirmReturn: { return: { uid: 'MQ==', number: '000000007', status: 'PENDING' } } } },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    const heading = await within(canvasElement).findByRole('heading', { name: 'We have your return 000000007' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
export const Refused: Story = {
  args: { answers: { confirmReturn: { confirmReturn: null } } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
