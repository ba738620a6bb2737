import * as text from '@shop/messages/purchase';
import type { CommerceClient } from '../createCommerceClient.ts';
import { CommerceError } from '../CommerceError.ts';
import {
  AddItemsToCart,
  AddItemToCart,
  ApplyCoins,
  ApplyCoupon,
  ApplyGiftCard,
  GetGiftCardAccount,
  GetAppliedCoupons,
  GetCustomerCart,
  MergeCarts,
  RemoveCoins,
  RemoveCoupon,
  RemoveGiftCard,
  SetGiftOptions,
  RemoveItem,
  UpdateItem,
} from '../operations/cartChanges.ts';
import type { CommercePort } from '../port.ts';
import { cartDetailsOf } from './cartDetails.ts';
import { present } from './expectations.ts';
import { isProblem, refuseUserErrors } from './refusals.ts';

type CartCalls = Pick<
  CommercePort,
  | 'customerCart'
  | 'addItem'
  | 'addItems'
  | 'updateItem'
  | 'removeItem'
  | 'applyCoupon'
  | 'removeCoupon'
  | 'applyGiftCard'
  | 'removeGiftCard'
  | 'giftCardBalance'
  | 'setGift'
  | 'applyCoins'
  | 'removeCoins'
  | 'mergeCarts'
>;

const ITEM_GONE = "The cart doesn't contain the item";
const COUPON_THERE = 'A coupon is already applied to the cart.';

/** What is asked to change a cart. */
export function cartCalls(client: CommerceClient): CartCalls {
  const hasCoupon = async (cartId: string, code: string): Promise<boolean> => {
    const { cart } = await client.query(GetAppliedCoupons, { cartId });
    return (cart?.applied_coupons ?? []).some(coupon => coupon?.code.toUpperCase() === code.toUpperCase());
  };

  return {
    async customerCart() {
      const { customerCart } = await client.query(GetCustomerCart, {});
      return cartDetailsOf(client, customerCart);
    },
    async addItem({ parentSku, ...item }) {
      const answer = await client.mutate(AddItemToCart, { ...item, parentSku: parentSku ?? null });
      refuseUserErrors(answer.addProductsToCart?.user_errors ?? []);
      const cart = answer.addProductsToCart?.cart;
      return cart?.total_summary_quantity_including_config ?? cart?.total_quantity;
    },
    async addItems({ cartId, items }) {
      const { addProductsToCart: answer } = await client.mutate(AddItemsToCart, {
        cartId,
        cartItems: items.map(({ sku, parentSku, quantity, selectedOptions, enteredOptions }) => ({
          sku,
          quantity,
          ...(parentSku !== undefined && { parent_sku: parentSku }),
          ...(selectedOptions && { selected_options: selectedOptions }),
          ...(enteredOptions && { entered_options: enteredOptions }),
        })),
      });
      const cart = present(answer?.cart, text.cartNotFound);
      const pieces: Record<string, number> = {};
      for (const line of cart.items ?? []) {
        const sku = (line && 'configured_variant' in line ? line.configured_variant.sku : line?.product.sku) ?? '';
        pieces[sku] = (pieces[sku] ?? 0) + (line?.quantity ?? 0);
      }
      return {
        count: cart.total_summary_quantity_including_config ?? cart.total_quantity,
        pieces,
        reasons: (answer?.user_errors ?? []).flatMap(error => (error ? [error.message] : [])),
      };
    },
    async updateItem({ cartId, itemId, quantity }) {
      const answer = await client.mutate(UpdateItem, { cartId, itemId, quantity });
      refuseUserErrors(answer.updateCartItems?.errors ?? []);
    },
    async removeItem(input) {
      try {
        await client.mutate(RemoveItem, input);
        return true;
      } catch (error) {
        // A resent removal finds its line gone, and so does one that another tab has removed: what was wanted is so.
        if (!(error instanceof CommerceError && error.message.startsWith(ITEM_GONE))) throw error;
        return error.isResent;
      }
    },
    async applyCoupon({ cartId, code }) {
      try {
        await client.mutate(ApplyCoupon, { cartId, code });
      } catch (error) {
        // A resent coupon is refused because the first attempt has applied it.
        const there = isProblem(error, 'rejected') && error.message.startsWith(COUPON_THERE);
        if (!there || !(await hasCoupon(cartId, code))) throw error;
      }
    },
    async removeCoupon(input) {
      await client.mutate(RemoveCoupon, input);
    },
    async applyGiftCard(input) {
      await client.mutate(ApplyGiftCard, input);
    },
    async removeGiftCard(input) {
      await client.mutate(RemoveGiftCard, input);
    },
    async setGift(input) {
      await client.mutate(SetGiftOptions, input);
    },
    async giftCardBalance(typed) {
      const { giftCardAccount } = await client.query(
        GetGiftCardAccount,
        { giftCardCode: typed },
        { requestPolicy: 'network-only' },
      );
      const card = present(giftCardAccount, text.giftCardUnknown);
      return {
        code: card.code ?? typed,
        balance: card.balance?.value ?? 0,
        expires: card.expiration_date,
      };
    },
    async applyCoins(input) {
      await client.mutate(ApplyCoins, input);
    },
    async removeCoins(input) {
      await client.mutate(RemoveCoins, input);
    },
    async mergeCarts(input) {
      const { mergeCarts } = await client.mutate(MergeCarts, input);
      return cartDetailsOf(client, mergeCarts);
    },
  };
}
