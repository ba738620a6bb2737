import { userSlice } from '@shop/state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { Referral } from './Referral.tsx';

const referral = {
  code: 'K7QX2MPA',
  invited_count: 3,
  earned_points: 400,
};
const answers = { getReferral: { customer: { referral } } };

const meta = { title: 'Account/Referral', component: Referral } satisfies Meta<typeof Referral>;
export default meta;
type Story = StoryObj<typeof meta>;

const signedIn: Parameters<typeof ShopPart>[0]['before'] = dispatch => void dispatch(userSlice.actions.tokenSet());

/** A customer's code, link, and what came of it (referral-01). */
export const Own: Story = {
  render: () => (
    <ShopPart path="/referral" answers={answers} before={signedIn}>
      <Referral />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('K7QX2MPA')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('invite%3DK7QX2MPA'),
    );
    await expect(canvas.getByText('400')).toBeVisible();
  },
};

/** Of a link that one made oneself (referral-02). */
export const OwnLink: Story = {
  render: () => (
    <ShopPart path="/referral?invite=k7qx2mpa" answers={answers} before={signedIn}>
      <Referral />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText(/^This is your own link/)),
};

/** Of a friend's link, with an account already (referral-02). */
export const HasAnAccount: Story = {
  render: () => (
    <ShopPart path="/referral?invite=ABCD1234" answers={answers} before={signedIn}>
      <Referral />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText(/^Invitations are for/)),
};

export const NotLoaded: Story = {
  render: () => (
    <ShopPart path="/referral" refusals={{ getReferral: 'Internal server error' }} before={signedIn}>
      <Referral />
    </ShopPart>
  ),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByRole('button', { name: 'Try again' })),
};

/** A guest who followed a friend's link (referral-02). */
export const Invited: Story = {
  render: () => (
    <ShopPart path="/referral?invite=K7QX2MPA">
      <Referral />
    </ShopPart>
  ),
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByRole('link', { name: 'Create an account' })),
};

export const Guest: Story = {
  render: () => (
    <ShopPart path="/referral">
      <Referral />
    </ShopPart>
  ),
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByRole('link', { name: 'Sign in to get your link' })),
};
