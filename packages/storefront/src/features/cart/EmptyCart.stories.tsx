import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyCart } from './EmptyCart.tsx';

const meta = { title: 'Cart/Empty', component: EmptyCart } satisfies Meta<typeof EmptyCart>;
export default meta;

export const OfACustomer: StoryObj<typeof meta> = {};
/** A cart from before may wait behind signing in. */
export const OfAGuest: StoryObj<typeof meta> = { args: { signInHref: '/sign-in?from=%2Fcart' } };
