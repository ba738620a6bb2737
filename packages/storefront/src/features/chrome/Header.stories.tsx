import { IconButton } from '@shop/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { sampleMenu } from '../../testing/sampleMenu.ts';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { signedIn, withPieces } from '../../testing/shopper.ts';
import { Header } from './Header.tsx';

const coins = {
  customer: { mw_reward_points: { balance: { points: 2450.6, money: { currency: 'INR', value: 245 } } } },
};
const answers = { ...sampleMenu, getCoinBalance: coins };

const meta = {
  title: 'Chrome/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { onOpenCategories: fn(), onOpenYou: fn(), bell: null },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule frame-06. */
export const Guest: Story = {
  render: args => (
    <ShopPart answers={answers}>
      <Header {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
    await expect(canvas.getByRole('link', { name: 'Kaveri, home' })).toBeVisible();
    await expect(canvas.queryByText(/Coins/)).toBeNull();
  },
};

/** Name, coins rounded down, and what is in the cart (frame-01, frame-06, frame-19). */
export const Customer: Story = {
  render: args => (
    <ShopPart
      answers={answers}
      before={dispatch => {
        signedIn(dispatch);
        withPieces(3)(dispatch);
      }}
    >
      <Header {...args} />
    </ShopPart>
  ),
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /2,450/ })).toHaveAttribute('href', '/zepp-coins');
    await expect(canvas.getByRole('link', { name: /^Cart.*, 3\s*items$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hi, Asha' }));
    await expect(args.onOpenYou).toHaveBeenCalledOnce();
  },
};

/** Cart and account pages say what they are, with the way home before it (frame-04). */
export const Titled: Story = {
  render: args => (
    <ShopPart answers={answers} path="/order-history" before={signedIn}>
      <Header {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('My Orders')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};

/** On search results the way back stands in the place of the logo (frame-05). */
export const Back: Story = {
  render: args => (
    <ShopPart answers={answers} path="/search.html?query=phone">
      <Header {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Back' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Kaveri, home' })).toBeNull();
  },
};

/** On a phone the bell stands in the place of the heart, which stays within reach in the You panel (notifications-01). */
export const CustomerOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    bell: (
      <span data-taken="">
        <IconButton label="Notifications">
          <Bell size={22} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </span>
    ),
  },
  render: args => (
    <ShopPart
      answers={answers}
      before={dispatch => {
        signedIn(dispatch);
        withPieces(3)(dispatch);
      }}
    >
      <Header {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'My Wishlist' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Hi, Asha' })).toBeVisible();
  },
};

/** Where one reads from the right, back points to the right, and the cart stands at the left. */
export const ReadFromTheRight: Story = {
  render: args => (
    <div dir="rtl">
      <ShopPart answers={answers} path="/search.html?query=phone">
        <Header {...args} />
      </ShopPart>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const back = await canvas.findByRole('link', { name: 'Back' });
    await expect(getComputedStyle(back.querySelector('svg') as SVGElement).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    await expect(canvas.getByRole('link', { name: /^Cart/ }).getBoundingClientRect().right).toBeLessThan(
      back.getBoundingClientRect().left,
    );
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: args => (
    <ShopPart answers={answers} before={withPieces(112)}>
      <Header {...args} />
    </ShopPart>
  ),
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /^Cart.*, 99\+\s*items$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(args.onOpenCategories).toHaveBeenCalledOnce();
  },
};

/** The page of signing in stands alone. */
export const Absent: Story = {
  render: args => (
    <ShopPart answers={answers} path="/sign-in">
      <Header {...args} />
    </ShopPart>
  ),
};

const logo = {
  storeConfig: {
    store_code: 'partner',
    store_name: 'Kaveri at Setu Bank',
    header_logo_src: 'partner/setu.svg',
    category_url_suffix: '.html',
    product_url_suffix: '.html',
  },
  categoryList: [],
};

/** A partner's store view has a logo of its own, which the back end keeps. */
export const OfAPartner: Story = {
  render: args => (
    <ShopPart answers={{ ...answers, Shell: logo }}>
      <Header {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByTitle('Kaveri at Setu Bank');
    await expect(link.querySelector('img')).toHaveAttribute('src', '/media/logo/partner/setu.svg');
  },
};
