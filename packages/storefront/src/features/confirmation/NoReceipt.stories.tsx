import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoReceipt } from './NoReceipt.tsx';

const meta = { title: 'Checkout/No receipt', component: NoReceipt, args: { signedIn: false } } satisfies Meta<
  typeof NoReceipt
>;
export default meta;

export const OfAGuest: StoryObj<typeof meta> = {};
export const OfACustomer: StoryObj<typeof meta> = { args: { signedIn: true } };
