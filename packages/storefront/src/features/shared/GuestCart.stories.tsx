import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuestCart } from './GuestCart.tsx';

const meta = { title: 'Cart/Where guests see no prices', component: GuestCart, args: { path: '/cart' } } satisfies Meta<
  typeof GuestCart
>;
export default meta;

export const SignInToBuy: StoryObj<typeof meta> = {};
