import type { Meta, StoryObj } from '@storybook/react-vite';
import { Confirmation } from './Confirmation.tsx';
import { ConfirmationSkeleton } from './ConfirmationSkeleton.tsx';

const meta = {
  title: 'Checkout/Confirmation',
  component: Confirmation,
  args: {
    isGuest: true,
    customerEmail: null,
    receipt: {
      id: '12',
      number: '000000012',
      method: 'cashondelivery',
      email: 'meera@example.com',
      shippingAddress: {
        firstname: 'Meera',
        lastname: 'Iyer',
        street: ['12 MG Road'],
        city: 'Bengaluru',
        region: 'Karnataka',
        region_code: 'KA',
        region_id: 564,
        postcode: '560001',
        telephone: '9845012345',
        country_id: 'IN',
      },
    },
  },
} satisfies Meta<typeof Confirmation>;
export default meta;

export const Guest: StoryObj<typeof meta> = {};
export const Customer: StoryObj<typeof meta> = { args: { isGuest: false, customerEmail: 'asha@example.com' } };
export const AfterReload: StoryObj<typeof meta> = {
  args: { receipt: { id: '12', number: '000000012', method: 'razorpay', email: null, shippingAddress: null } },
};
export const Loading: StoryObj<typeof meta> = { render: () => <ConfirmationSkeleton /> };
