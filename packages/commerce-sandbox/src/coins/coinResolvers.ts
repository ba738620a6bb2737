import { type CartView, viewCart } from '../cart/CartView.ts';
import { changeCart } from '../cart/findCart.ts';
import { openCart } from '../cart/openCart.ts';
import type { SandboxContext } from '../context.ts';
import type { CustomerRow } from '../customer/findCustomer.ts';
import { inputError, unauthorized } from '../errors.ts';
import { money, paise, rupees } from '../money.ts';
import { coinsEarned, coinsText } from '../orders/coinsEarned.ts';
import { orderDate } from '../orders/orderDate.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { byLocale } from '../store/byLocale.ts';
import { tellCoinReason } from './coinReasons.ts';
import { coinBalance, coinExpiry, coinTransactions } from './ledger.ts';

const balance = (coins: number) => ({ points: rupees(coins), money: money(coins) });

const shortDate = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

const signed = (coins: number) => `${coins < 0 ? '-' : '+'}${rupees(Math.abs(coins)).toFixed(4)}`;

const orderEarns = byLocale({
  en_US: (coins: string) => `This order earns ${coins}.`,
  hi_IN: coins => `इस ऑर्डर पर ${coins} मिलते हैं।`,
});

/** MageWorx' reward points. A point is a coin is a rupee. */
export const coinResolvers: ResolverMap = {
  Customer: {
    mw_reward_points: ({ id }: CustomerRow, _: unknown, { db, clock, storeView }: SandboxContext) => {
      const now = clock();
      const expires = coinExpiry(db, id, now);
      const transactions = coinTransactions(db, id, now).map(each => ({
        balance: rupees(each.balance),
        delta: signed(each.delta),
        message: tellCoinReason[storeView.locale](each.message),
        // ICU puts a narrow no-break space before AM and PM, the module a plain one.
        date: shortDate.format(each.created_at).replaceAll(/\s/gu, ' '),
      }));
      return {
        balance: balance(coinBalance(db, id, now)),
        expiration_date: expires === null ? null : orderDate(expires),
        transactions: transactions.length > 0 ? transactions : null,
      };
    },
  },
  Cart: {
    mw_applied_reward_points: ({ totals }: CartView) => (totals.coins > 0 ? balance(totals.coins) : null),
    mw_reward_messages({ cart, totals }: CartView, _, { storeView }) {
      const earned = coinsEarned(totals.grandTotal);
      if (cart.customer_id === null || earned === 0) return null;
      const { locale } = storeView;
      const message = orderEarns[locale](coinsText(rupees(earned), locale));
      return { header_message: '', minicart_message: message, cart_message: message, checkout_message: message };
    },
  },
  Mutation: {
    applyMwRewardPointsToCart(_, { input }: { input?: { cart_id: string; points?: number | null } | null }, context) {
      if (context.customerId === null) throw unauthorized();
      const cart = openCart(context, input?.cart_id ?? '');
      const points = input?.points ?? 0;
      if (points < 0) throw inputError('Points must be a positive number.');
      // Clamped once more whenever the cart is read: its total and the balance move.
      const most = coinBalance(context.db, context.customerId, context.clock());
      const coins = points === 0 ? most : Math.min(most, paise(points));
      changeCart(context, cart.id, { coins });
      const view = viewCart(context, cart.id);
      if (view.totals.coins < coins) changeCart(context, cart.id, { coins: view.totals.coins });
      return { cart: viewCart(context, cart.id) };
    },
    removeMwRewardPointsFromCart(_, { input }: { input?: { cart_id: string } | null }, context) {
      if (context.customerId === null) throw unauthorized();
      const cart = openCart(context, input?.cart_id ?? '');
      changeCart(context, cart.id, { coins: 0 });
      return { cart: viewCart(context, cart.id) };
    },
  },
};
