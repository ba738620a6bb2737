import { billResolvers } from './bills/billResolvers.ts';
import { cartResolvers } from './cart/cartResolvers.ts';
import { categoryResolvers } from './categories/categoryResolvers.ts';
import { checkoutResolvers } from './checkout/checkoutResolvers.ts';
import { coinResolvers } from './coins/coinResolvers.ts';
import { contactResolvers } from './contact/contactResolvers.ts';
import { contentResolvers } from './content/contentResolvers.ts';
import { customerResolvers } from './customer/customerResolvers.ts';
import { directoryResolvers } from './directory/directoryResolvers.ts';
import { fulfilmentResolvers } from './fulfilment/fulfilmentResolvers.ts';
import { paymentResolvers } from './gateways/paymentResolvers.ts';
import { furtherResolvers } from './furtherResolvers.ts';
import { giftResolvers } from './gifts/giftResolvers.ts';
import { gstResolvers } from './gst/gstResolvers.ts';
import { identityResolvers } from './identity/identityResolvers.ts';
import { linkResolvers } from './links/linkResolvers.ts';
import { messageChannelResolvers } from './messageChannels/messageChannelResolvers.ts';
import { notificationResolvers } from './notifications/notificationResolvers.ts';
import { orderResolvers } from './orders/orderResolvers.ts';
import { keepPricesFromGuests } from './products/guestPrices.ts';
import { productResolvers } from './products/productResolvers.ts';
import { programmeResolvers } from './programmes/programmeResolvers.ts';
import { referralResolvers } from './referrals/referralResolvers.ts';
import type { ResolverMap } from './resolverMap.ts';
import { questionResolvers } from './questions/questionResolvers.ts';
import { refusalResolvers } from './refusals/refusalResolvers.ts';
import { reviewResolvers } from './reviews/reviewResolvers.ts';
import { routeResolvers } from './routing/routeResolvers.ts';
import { stockNoticeResolvers } from './stockNotices/stockNoticeResolvers.ts';
import { storeResolvers } from './store/storeResolvers.ts';
import { vaultResolvers } from './vault/vaultResolvers.ts';
import { wishlistResolvers } from './wishlist/wishlistResolvers.ts';

/** Every room's resolvers as one map. Two rooms may add to the same type, not to the same field. */
export function mergeResolvers(maps: readonly ResolverMap[]): ResolverMap {
  const merged: ResolverMap = {};
  for (const map of maps) {
    for (const [type, fields] of Object.entries(map)) {
      const known = (merged[type] ??= {});
      for (const [field, resolve] of Object.entries(fields)) {
        if (known[field]) throw new Error(`Two rooms resolve ${type}.${field}. Keep one of them.`);
        known[field] = resolve;
      }
    }
  }
  return merged;
}

/** What the sandbox answers with. */
export const resolvers = keepPricesFromGuests(
  mergeResolvers([
    storeResolvers,
    directoryResolvers,
    categoryResolvers,
    productResolvers,
    contentResolvers,
    routeResolvers,
    customerResolvers,
    cartResolvers,
    checkoutResolvers,
    orderResolvers,
    fulfilmentResolvers,
    gstResolvers,
    coinResolvers,
    paymentResolvers,
    vaultResolvers,
    questionResolvers,
    reviewResolvers,
    wishlistResolvers,
    linkResolvers,
    contactResolvers,
    stockNoticeResolvers,
    identityResolvers,
    referralResolvers,
    notificationResolvers,
    billResolvers,
    programmeResolvers,
    messageChannelResolvers,
    giftResolvers,
    refusalResolvers,
    ...furtherResolvers,
  ]),
);
