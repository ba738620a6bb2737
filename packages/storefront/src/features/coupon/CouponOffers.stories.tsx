import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CouponOffers } from './CouponOffers.tsx';

const meta = {
  title: 'Cart/Coupon offers',
  component: CouponOffers,
  args: {
    offers: [
      { code: 'SAVE10', label: '10% off', saves: 240, lack: undefined },
      { code: 'UPI5', label: '5% off with UPI', saves: 120, lack: undefined },
      { code: 'FLAT500', label: '₹500 off orders from ₹2,999', saves: undefined, lack: 'Add ₹599 more to use it.' },
    ],
    onApply: () => {},
  },
} satisfies Meta<typeof CouponOffers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
/** Those that the cart lacks something for stand behind the others, with what it lacks. */
export const AllOpen: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('1 more coupon'));
    await expect(canvas.getByText('Add ₹599 more to use it.')).toBeVisible();
  },
};
export const Applying: Story = { args: { applying: 'SAVE10' } };
export const Refused: Story = {
  args: { refused: { code: 'SAVE10', problem: "The coupon code isn't valid. Verify the code and try again." } },
};
export const NotYet: Story = {
  args: {
    offers: [
      { code: 'AUVIRA20', label: '20% off Auvira, up to ₹800', saves: undefined, lack: 'Only for products of Auvira.' },
    ],
  },
};
/** One is applied: the others wait behind a press to take its place. */
export const InPlaceOfAnother: Story = {
  args: {
    inPlaceOf: 'FLAT500',
    refused: { code: 'SAVE10', problem: 'This coupon is used up. Coupon FLAT500 is still applied.' },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Other coupons'));
    await expect(canvas.getByRole('button', { name: 'Apply coupon SAVE10 in place of FLAT500' })).toBeVisible();
  },
};
/** An order is on its way: nothing may change. */
export const WhileOrdering: Story = { args: { disabled: true } };
export const LongWords: Story = {
  args: {
    offers: [
      {
        code: 'WELCOME-TO-THE-EMPLOYEE-PROGRAMME-2026',
        label: '15% off everything for those who order for the first time through the programme of their company',
        saves: 123456.78,
        lack: undefined,
      },
    ],
  },
};
