import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShopScreen } from '../testing/ShopScreen.tsx';

const meta = {
  title: 'Screens/Account',
  component: ShopScreen,
  tags: ['!autodocs', 'screen'],
  parameters: { layout: 'fullscreen', recording: 'customer' },
  args: { path: '/order-history', stored: { signin_token: 'recorded-token' } },
} satisfies Meta<typeof ShopScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const guest = { parameters: { recording: 'guest' } };
const shows =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    void (await canvas.findAllByText(text, {}, { timeout: 15_000 }));
const offers =
  (button: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    void (await canvas.findAllByRole('button', { name: button }, { timeout: 15_000 }));

/** The brands below the form are the editors'. */
export const SignIn: Story = {
  ...guest,
  tags: ['picture'],
  args: { path: '/sign-in', stored: {} },
  play: async ({ canvas }) => void (await canvas.findAllByRole('link', { name: 'Auvira' }, { timeout: 15_000 })),
};
export const CreateAccount: Story = {
  ...guest,
  args: { path: '/create-account', stored: {} },
  play: offers('Create account'),
};
export const SignInByCode: Story = {
  ...guest,
  args: { path: '/sign-in?way=code', stored: {} },
  play: offers('Send the code'),
};
export const SignInByLink: Story = {
  ...guest,
  args: { path: '/sign-in?way=link', stored: {} },
  play: offers('Send the link'),
};
export const LinkOfAMail: Story = {
  ...guest,
  args: { path: '/custompage/index/checklogin?token=abc', stored: {} },
  play: offers('Sign in'),
};
export const BrokenSignInLink: Story = {
  ...guest,
  args: { path: '/custompage/index/checklogin', stored: {} },
  play: shows('This link is not complete'),
};
export const UnsignedLink: Story = {
  ...guest,
  args: { path: '/autosignin/email/asha@example.com', stored: {} },
  play: shows(/signs nobody in/),
};
/** A shop without mail accounts has no such page. */
export const UnknownMailAnswer: Story = {
  ...guest,
  args: { path: '/oauthlogin/index/callback?code=abc&state=foreign', stored: {} },
  play: shows(/Signing in with your mail account did not work|page you were hoping to find/),
};
export const ForgotPassword: Story = {
  ...guest,
  args: { path: '/forgot-password', stored: {} },
  play: offers('Send the link'),
};
export const SetPassword: Story = {
  ...guest,
  args: { path: '/customer/account/createPassword?token=abc&email=asha%40example.com', stored: {} },
  play: offers('Save and sign in'),
};
export const BrokenPasswordLink: Story = {
  ...guest,
  args: { path: '/customer/account/createPassword', stored: {} },
  play: shows('This link is not complete'),
};
export const Orders: Story = { tags: ['picture'], play: shows(/000000001|Order 0/) };
export const OneOrder: Story = { args: { path: '/order-history/000000001' }, play: shows(/Order 000000001/) };
export const NoSuchOrder: Story = { args: { path: '/order-history/999999999' }, play: shows('There is no such order') };
export const GuestOrder: Story = {
  ...guest,
  args: { path: '/guest-order', stored: {} },
  play: offers('Open my order'),
};
export const CancelByMail: Story = {
  ...guest,
  args: { path: '/sales/guest/cancel?order_id=MTI=&confirmation_key=abc', stored: {} },
  play: offers('Yes, cancel my order'),
};
export const ReturnByMail: Story = {
  ...guest,
  args: { path: '/sales/guest/return?order_id=MTI=&confirmation_key=abc', stored: {} },
  play: offers('Yes, return the items'),
};
export const BrokenLink: Story = {
  ...guest,
  args: { path: '/sales/guest/cancel', stored: {} },
  play: shows('This link is not complete'),
};
export const Coins: Story = { tags: ['picture'], args: { path: '/zepp-coins' }, play: shows(/2,450/) };
export const Profile: Story = {
  tags: ['picture'],
  args: { path: '/account-information' },
  play: shows('asha@example.com'),
};
export const Communications: Story = { args: { path: '/communications' }, play: shows('Offers and news') };
export const Addresses: Story = { args: { path: '/address-book' }, play: shows('Default for delivery') };
export const NewAddress: Story = { args: { path: '/address-book?edit=new' }, play: offers('Save address') };
export const SavedPayments: Story = { args: { path: '/saved-payments' }, play: shows('No saved payments yet') };
export const GiftCards: Story = { args: { path: '/gift-cards' }, play: offers('Check balance') };
export const Wishlist: Story = {
  tags: ['picture'],
  parameters: { recording: 'customer-wishes' },
  args: { path: '/wishlist' },
  play: offers(/^Move to cart/),
};
export const EmptyWishlist: Story = { args: { path: '/wishlist' }, play: shows(/wishlist is empty/i) };
export const Contact: Story = { args: { path: '/contact-us' }, play: offers(/Send/) };
export const ContactOfAGuest: Story = { ...guest, args: { path: '/contact-us', stored: {} }, play: offers(/Send/) };
