import type { OptionalFeature } from '@shop/commerce-client';
import * as text from '@shop/messages/accountPages';
import { giftCardsTitle, savedPaymentsTitle } from '@shop/messages/chrome';
import { title as wishlistTitle } from '@shop/messages/wishlist';
import { Coins, CreditCard, Gift, Heart, Mail, BookUser, Package, ReceiptText, UserRound } from 'lucide-react';
import type { ComponentType } from 'react';
import { featureCheck } from '../../../context/features.ts';
import { useShop } from '../../../context/ShopContext.ts';

export interface AccountEntry {
  path: string;
  label: string;
  Icon: ComponentType<{ size: number; strokeWidth: number; 'aria-hidden': true }>;
  /** Without it the back end has no such page, and nothing leads there. */
  feature?: OptionalFeature;
  /**
   * Where the You panel has it: always, on phones and in shops with `extendedPanel`, or never (frame-15). The menu of
   * the account has all of them.
   */
  panel: 'always' | 'phone' | 'never';
}

/** Every page of the account, in the order in which menu and panel have them. A new page is one line here. */
const entries: AccountEntry[] = [
  { path: '/account-information', label: text.profile, Icon: UserRound, panel: 'always' },
  { path: '/order-history', label: text.orders, Icon: Package, panel: 'always' },
  { path: '/wishlist', label: wishlistTitle, Icon: Heart, feature: 'wishlist', panel: 'always' },
  { path: '/address-book', label: text.addresses, Icon: BookUser, panel: 'always' },
  { path: '/zepp-coins', label: text.coins, Icon: Coins, feature: 'coins', panel: 'phone' },
  {
    path: '/saved-payments',
    label: savedPaymentsTitle,
    Icon: CreditCard,
    feature: 'saved-payments',
    panel: 'never',
  },
  { path: '/gift-cards', label: giftCardsTitle, Icon: Gift, feature: 'gift-cards', panel: 'never' },
  { path: '/communications', label: text.communications, Icon: Mail, panel: 'never' },
  { path: '/bills-and-recharge', label: text.bills, Icon: ReceiptText, feature: 'bills', panel: 'phone' },
];

/** The pages of the account that this shop has. */
export function useAccountEntries(): AccountEntry[] {
  const has = featureCheck(useShop().config);
  return entries.filter(({ feature }) => feature === undefined || has(feature));
}
