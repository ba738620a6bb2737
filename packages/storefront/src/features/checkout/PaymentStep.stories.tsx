import { checkoutSlice } from '@shop/state';
import { gatewayCodes } from '@shop/variant';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ShopPart } from '../../testing/ShopPart.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { readSavedMethods } from '../shared/savedMethods/readSavedMethods.ts';
import { offeredOptions } from './offeredOptions.ts';
import { paymentWays, type WaysInput } from './paymentWays.ts';
import { savedWays } from './savedWays.ts';
import type { SavedChoice } from './usePaymentChoice.ts';

const methods = (...codes: string[]) =>
  codes.map(code => ({
    code,
    title: code,
    surcharge: code === 'cashondelivery' ? { value: 50, currency: 'INR' as const } : null,
  }));
const waysOf = (codes: string[], differences: Partial<WaysInput> = {}, isOnlyUpi = false) =>
  paymentWays({
    cart: {
      available_payment_methods: methods(...codes),
      is_only_upi: isOnlyUpi,
      is_virtual: false,
      applied_coupons: null,
    },
    has: () => true,
    preferred: 'razorpay',
    last: null,
    ...differences,
  });
const all = ['cashondelivery', 'razorpay', 'cashfree'];
const every = waysOf(all);
const optionOf = (ways: typeof every, id: string) =>
  ways.flatMap(({ options }) => options).find(option => option.id === id);

const nothingSaved: SavedChoice = { ways: [], status: 'ready', refresh: fn(), isGone: false };
const token = (hash: string, type: 'card' | 'account', details: object) => ({
  public_hash: hash,
  payment_method_code: 'razorpay',
  type,
  details: JSON.stringify(details),
});
const held = savedWays(
  readSavedMethods(
    {
      customerPaymentTokens: {
        items: [
          token('a', 'card', { type: 'VI', maskedCC: '0341', expirationDate: '03/2026' }),
          token('b', 'account', { type: 'UPI', vpa: 'as••••@okbank' }),
          token('c', 'card', { type: 'RUPAY', maskedCC: '6074', expirationDate: '12/2028' }),
        ],
      },
      storeConfig: { store_code: 'kaveri', razorpay_vault_active: true, cashfree_vault_active: true },
    },
    Date.UTC(2026, 10, 24),
  ),
  offeredOptions(
    { available_payment_methods: methods(...all), is_only_upi: false, is_virtual: false, applied_coupons: null },
    () => true,
    gatewayCodes,
  ),
);
const saved: SavedChoice = { ...nothingSaved, ways: held };

const meta = {
  title: 'Checkout/Payment step',
  component: PaymentStep,
  args: { ways: every, saved: nothingSaved, shown: optionOf(every, 'cashondelivery'), onChoose: fn() },
  render: args => (
    <ShopPart>
      <PaymentStep {...args} />
    </ShopPart>
  ),
} satisfies Meta<typeof PaymentStep>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both gateways are there: each way stands once. */
export const EveryWay: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radio', { name: /Cash/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /UPI/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(optionOf(every, 'upi'));
  },
};

export const NothingChosen: Story = { args: { shown: undefined } };

const byCashfree = waysOf(all, { preferred: 'cashfree' });
/** A gateway that asks which kind of card: the entry opens into both. */
export const KindOfCard: Story = {
  args: { ways: byCashfree, shown: optionOf(byCashfree, 'cc') },
  play: async ({ args, canvasElement, userEvent }) => {
    const kinds = within(await within(canvasElement).findByRole('group', { name: 'Kind of card' }));
    await userEvent.click(kinds.getByRole('radio', { name: 'Debit card' }));
    await expect(args.onChoose).toHaveBeenCalledWith(optionOf(byCashfree, 'dc'));
  },
};

/** What was used last stands first. */
export const PaidBefore: Story = {
  args: { ways: waysOf(all, { last: { code: 'razorpay', option: 'wallet' } }), shown: undefined },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('radio');
    await expect(first).toHaveAccessibleName(/Wallet.*Last used/);
  },
};

/** What is saved stands first; what has expired is shown, and cannot be taken. */
export const SavedMethods: Story = {
  args: { saved, shown: undefined },
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const radios = await canvas.findAllByRole('radio');
    await expect(radios[0]).toHaveAccessibleName(/RuPay •••• 6074/);
    await expect(canvas.getByRole('radio', { name: /Visa •••• 0341.*Expired/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /RuPay •••• 6074/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ pg: 'razorpay', id: 'card', nonce: 'c', instead: 'cashfree' }),
    );
  },
};
export const SavedChosen: Story = { args: { saved, shown: held[1]?.option } };
export const SavedLoading: Story = { args: { saved: { ...nothingSaved, status: 'loading' }, shown: undefined } };
export const SavedNotLoaded: Story = {
  args: { saved: { ...nothingSaved, status: 'failed' }, shown: undefined },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.saved.refresh).toHaveBeenCalled();
  },
};
/** Deleted in another tab, or expired meanwhile. */
export const SavedGone: Story = {
  args: { saved: { ...saved, isGone: true }, shown: undefined },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText(/no longer saved/)),
};

const moved = waysOf(all, { unopened: 'razorpay' });
/** The gateway that the shop prefers could not be opened. */
export const OtherGateway: Story = {
  args: { ways: moved, shown: optionOf(moved, 'upi'), moved: { from: 'Razorpay', to: 'Cashfree' } },
};

/** A coupon that allows UPI only. */
export const UpiOnly: Story = { args: { ways: waysOf(all, {}, true), shown: undefined } };
/** The total is zero. */
export const NothingToPay: Story = {
  args: { ways: waysOf(['free']), shown: optionOf(waysOf(['free']), 'free') },
};
export const NoWayToPay: Story = { args: { ways: [], shown: undefined } };
export const Refused: Story = {
  render: args => (
    <ShopPart
      before={dispatch =>
        void dispatch(
          checkoutSlice.actions.rejected({
            step: 'paymentMethod',
            problem: { kind: 'rejected', message: 'The requested Payment Method is not available.' },
          }),
        )
      }
    >
      <PaymentStep {...args} />
    </ShopPart>
  ),
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByText('The requested Payment Method is not available.')),
};
