import {
  CommerceError,
  type CartDetails,
  type CartItem,
  type PaymentAttempt,
  type CartOrder,
  type CommercePort,
  type Problem,
  type ShippingMethod,
} from '@shop/commerce-client';

type GatewayCall =
  | 'placeRazorpayOrder'
  | 'setRzpPaymentDetailsForOrder'
  | 'createCashfreePaymentSession'
  | 'confirmCashfreePayment';
/** What screens and gateways ask by GraphQL themselves. */
type GraphqlCall = GatewayCall | 'getLineTiers' | 'getOfferedCoupons';
type CallName = keyof CommercePort | GraphqlCall;

export interface ShelfLine {
  sku: string;
  /** Set for a configurable line: the sku above is its variant's. */
  parentSku?: string;
  name: string;
  /** Rupees. */
  price: number;
  /** Rupees before a discount. */
  was?: number;
  quantity: number;
  handling?: number;
  options?: Record<string, string>;
  trouble?: string;
  /** No piece of it is left. */
  soldOut?: boolean;
  /** Rupees for one piece by the number of pieces from which on it costs that. */
  tiers?: Record<number, number>;
  /** Fewest and most pieces that the shop sells. */
  min?: number;
  max?: number;
}

const money = (value: number) => ({ currency: 'INR' as const, value });

/** A failed call, as the client gives it. */
export const problemError = (problem: Exclude<Problem, { kind: 'offline' }>): CommerceError =>
  new CommerceError({ problem });

function itemOf({
  sku,
  parentSku,
  name,
  price,
  was = price,
  quantity,
  handling = 0,
  options = {},
  soldOut = false,
  trouble = soldOut ? 'This product is out of stock.' : undefined,
  min,
  max,
}: ShelfLine): CartItem {
  const item = {
    __typename: parentSku ? 'ConfigurableCartItem' : 'SimpleCartItem',
    uid: `uid-${sku}`,
    quantity,
    is_available: trouble === undefined,
    not_available_message: null,
    min_qty: min ?? null,
    max_qty: max ?? null,
    errors: trouble === undefined ? [] : [{ code: 'ITEM_QTY', message: trouble }],
    prices: {
      price: money(price),
      price_including_tax: money(price),
      row_total: money(price * quantity),
      row_total_including_tax: money(price * quantity),
    },
    product: {
      sku: parentSku ?? sku,
      name,
      url_key: name.toLowerCase().replaceAll(' ', '-'),
      url_suffix: '.html',
      stock_status: soldOut ? 'OUT_OF_STOCK' : 'IN_STOCK',
      productsurcharge_fee: handling,
      categories: [
        { url_path: 'home', url_suffix: '.html' },
        { url_path: 'home/decor', url_suffix: '.html' },
      ],
      small_image: { url: '/media/one.jpg' },
      thumbnail: null,
      price_range: { minimum_price: { regular_price: money(was) } },
    },
    ...(parentSku && {
      configurable_options: Object.entries(options).map(([option_label, value_label]) => ({
        option_label,
        value_label,
      })),
      configured_variant: {
        sku,
        stock_status: soldOut ? 'OUT_OF_STOCK' : 'IN_STOCK',
        small_image: null,
        thumbnail: null,
        price_range: { minimum_price: { regular_price: money(was) } },
      },
    }),
  };
  return item as unknown as CartItem;
}

const flatRate = {
  available: true,
  carrier_code: 'flatrate',
  carrier_title: 'Flat Rate',
  method_code: 'flatrate',
  method_title: 'Fixed',
  error_message: null,
  amount: money(49),
} as ShippingMethod;

/** A commerce back end in memory with one cart, whose calls can be counted, delayed and made to fail. */
export function cartBackEnd(lines: ShelfLine[], settings: { virtual?: boolean; methods?: string[] } = {}) {
  const calls: { name: CallName; input: unknown }[] = [];
  const failures = new Map<CallName, Error[]>();
  const shop = {
    lines: [...lines],
    coupon: null as string | null,
    /** Rupees on the gift cards there are, by code. */
    cards: { 'GIFT-1000-DEMO': 1000, 'GIFT-250-DEMO': 250 } as Record<string, number>,
    /** Codes of those that the cart uses. */
    usedCards: [] as string[],
    gift: null as Omit<Parameters<CommercePort['setGift']>[0], 'cartId'> | null,
    /** What the cart is offered, as the back end answers it. */
    offers: [] as {
      code: string;
      label: string;
      not_yet: string | null;
      saves: { currency: 'INR'; value: number } | null;
    }[],
    /** Coins that the cart uses, of 200; a coin is a rupee. */
    coins: 0,
    payment: null as string | null,
    isAddressed: false,
    isCarried: false,
    /** What the carriers offer for an address. */
    carriers: [flatRate],
    order: null as CartOrder | null,
    isOpen: true,
    cashfree: 'SUCCESS' as 'SUCCESS' | 'PENDING' | 'FAILED' | 'CANCELLED' | 'USER_DROPPED',
    /** What the gateway made of each attempt to pay, newest first; null where the back end does not tell. */
    attempts: [] as PaymentAttempt[] | null,
  };
  const details = (): CartDetails => {
    const subtotal = shop.lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
    const handling = shop.lines.reduce((sum, line) => sum + (line.handling ?? 0) * line.quantity, 0);
    const discount =
      shop.coupon === 'FREE100' ? subtotal + handling + (shop.isCarried ? 49 : 0) : shop.coupon ? subtotal / 10 : 0;
    const surcharge = shop.payment === 'cashondelivery' ? 50 : 0;
    const full = subtotal + handling - discount + (shop.isCarried ? 49 : 0) + surcharge;
    const coins = Math.min(shop.coins, full);
    let total = full - coins;
    const cards = shop.usedCards.map(code => {
      const balance = shop.cards[code] ?? 0;
      const pays = Math.min(balance, total);
      total -= pays;
      return { code, applied_balance: money(pays), current_balance: money(balance) };
    });
    return {
      id: 'cart-1',
      email: null,
      is_virtual: settings.virtual ?? false,
      is_only_upi: false,
      items: shop.lines.map(itemOf),
      prices: {
        grand_total: money(total),
        subtotal_including_tax: money(subtotal),
        subtotal_excluding_tax: money(subtotal),
        discounts: discount ? [{ label: 'Ten off', amount: money(discount), coupon: { code: shop.coupon } }] : null,
        handling_charge: handling ? money(handling) : null,
        payment_surcharge: surcharge ? money(surcharge) : null,
      },
      gift_message: shop.gift?.message ?? null,
      gift_wrapping: shop.gift?.wrappingId ? { uid: shop.gift.wrappingId, design: 'Marigold paper' } : null,
      gift_receipt_included: shop.gift?.receipt ?? false,
      printed_card_included: shop.gift?.card ?? false,
      applied_coupons: shop.coupon ? [{ code: shop.coupon }] : null,
      applied_gift_cards: cards.length > 0 ? cards : null,
      mw_applied_reward_points: coins ? { points: coins, money: money(coins) } : null,
      available_payment_methods: (total === 0
        ? ['free']
        : (settings.methods ?? ['cashondelivery', 'razorpay', 'cashfree'])
      ).map(code => ({ code, title: code })),
      selected_payment_method: shop.payment
        ? { code: shop.payment, title: shop.payment === 'cashondelivery' ? 'Cash On Delivery' : shop.payment }
        : null,
      shipping_addresses: shop.isAddressed
        ? [{ available_shipping_methods: shop.carriers, selected_shipping_method: shop.isCarried ? flatRate : null }]
        : [],
    } as unknown as CartDetails;
  };
  const answers: { [Name in keyof CommercePort]: CommercePort[Name] } = {
    createCart: async () => 'cart-1',
    checkCartAccess: async () => undefined,
    cartDetails: async () => details(),
    itemCount: async () => shop.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    customerCart: async () => details(),
    addItem: async ({ sku, quantity }) =>
      void shop.lines.push({ ...(lines.find(line => line.sku === sku) ?? { sku, name: sku, price: 100 }), quantity }),
    addItems: async ({ items }) => {
      const reasons = items.flatMap(({ sku, quantity }) => {
        const line = lines.find(other => other.sku === sku);
        if (line?.soldOut) return ['This product is out of stock.'];
        shop.lines.push({ ...(line ?? { sku, name: sku, price: 100 }), quantity });
        return [];
      });
      return {
        count: shop.lines.reduce((sum, { quantity }) => sum + quantity, 0),
        pieces: Object.fromEntries(shop.lines.map(({ sku, quantity }) => [sku, quantity])),
        reasons,
      };
    },
    updateItem: async ({ itemId, quantity }) =>
      void (shop.lines = shop.lines.map(line => (`uid-${line.sku}` === itemId ? { ...line, quantity } : line))),
    removeItem: async ({ itemId }) => {
      const isThere = shop.lines.some(line => `uid-${line.sku}` === itemId);
      shop.lines = shop.lines.filter(line => `uid-${line.sku}` !== itemId);
      return isThere;
    },
    applyCoupon: async ({ code }) => {
      if (shop.coupon !== null)
        throw problemError({ kind: 'rejected', message: 'A coupon is already applied to the cart.' });
      shop.coupon = code;
    },
    removeCoupon: async () => void (shop.coupon = null),
    applyGiftCard: async ({ code }) => {
      const known = Object.keys(shop.cards).find(other => other === code.toUpperCase());
      if (!known) throw problemError({ kind: 'not-found', message: "The gift card code couldn't be added." });
      shop.usedCards = [...new Set([...shop.usedCards, known])];
    },
    removeGiftCard: async ({ code }) => void (shop.usedCards = shop.usedCards.filter(other => other !== code)),
    setGift: async gift => void (shop.gift = gift),
    giftCardBalance: async code => ({
      code: code.toUpperCase(),
      balance: shop.cards[code.toUpperCase()] ?? 0,
      expires: '2027-11-23',
    }),
    applyCoins: async () => void (shop.coins = 200),
    removeCoins: async () => void (shop.coins = 0),
    mergeCarts: async () => details(),
    signIn: async () => 'token',
    revokeToken: async () => undefined,
    createAccount: async () => undefined,
    customer: async () => ({ email: 'asha@example.com', firstname: 'Asha', lastname: 'Rao', customer_id: 7 }) as never,
    setAddresses: async ({ shippingAddress }) => {
      shop.isAddressed ||= shippingAddress !== null;
      return details();
    },
    setShippingMethod: async () => {
      shop.isCarried = true;
      return details();
    },
    setPaymentMethod: async ({ code }) => {
      shop.payment = code;
      return details();
    },
    saveShippingInformation: async () => undefined,
    placeOrder: async ({ method, grandTotal }) => {
      const total = details().prices?.grand_total?.value;
      if (grandTotal !== undefined && grandTotal !== total)
        throw problemError({ kind: 'rejected', message: `The total is now ₹${total}, so nothing was ordered.` });
      shop.order = {
        entity_id: 12,
        number: '3000000012',
        status: 'pending',
        payment_method_code: method,
        grand_total: money(total ?? 0),
      };
      return '12';
    },
    orderOfCart: async () => shop.order,
    cityByPincode: async pincode =>
      pincode === '560001'
        ? {
            success: true,
            city: 'Bengaluru',
            region: 'Karnataka',
            region_id: 564,
            delivery_days: 3,
            cash_on_delivery: true,
            message: null,
          }
        : {
            success: false,
            city: null,
            region: null,
            region_id: null,
            delivery_days: null,
            cash_on_delivery: null,
            message: 'We do not deliver there yet.',
          },
    paymentAttempts: async () => shop.attempts,
    restoreCart: async () => void (shop.order = null),
    evictPrivate: () => undefined,
  };
  const called =
    (name: CallName, answer: (given: never) => unknown) =>
    async (input: never): Promise<unknown> => {
      calls.push({ name, input });
      const failure = failures.get(name)?.shift();
      if (failure) throw failure;
      return answer(input);
    };
  const port = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      name === 'evictPrivate' ? answer : called(name as CallName, answer as (given: never) => unknown),
    ]),
  ) as unknown as CommercePort;
  const number = '3000000012';
  /** What gateways ask by GraphQL, by name of the operation. */
  const gatewayAnswers = {
    placeRazorpayOrder: () => ({
      placeRazorpayOrder: {
        success: true,
        message: null,
        rzp_order_id: 'order_A1',
        amount: String(shop.order?.grand_total.value ?? 0),
        currency: 'INR',
      },
    }),
    setRzpPaymentDetailsForOrder: () => {
      shop.order &&= { ...shop.order, status: 'processing' };
      return { setRzpPaymentDetailsForOrder: { order: { order_number: number } } };
    },
    createCashfreePaymentSession: () => ({
      createCashfreePaymentSession: {
        success: true,
        message: null,
        payment_session_id: 'session_A1',
        order_amount: shop.order?.grand_total.value ?? 0,
        environment: 'sandbox',
      },
    }),
    confirmCashfreePayment: () => ({ confirmCashfreePayment: { status: shop.cashfree } }),
    getLineTiers: () => ({
      cart: {
        id: 'cart-1',
        items: shop.lines.map(({ sku, parentSku, tiers = {} }) => {
          const price_tiers = Object.entries(tiers).map(([from, price]) => ({
            quantity: Number(from),
            final_price: money(price),
          }));
          return {
            __typename: parentSku ? 'ConfigurableCartItem' : 'SimpleCartItem',
            uid: `uid-${sku}`,
            product: { uid: `product-${parentSku ?? sku}`, price_tiers: parentSku ? [] : price_tiers },
            ...(parentSku && { configured_variant: { uid: `product-${sku}`, price_tiers } }),
          };
        }),
      },
    }),
    getOfferedCoupons: () => ({ offeredCoupons: shop.offers }),
  } satisfies Record<GraphqlCall, () => unknown>;
  const graphql = Object.fromEntries(
    Object.entries(gatewayAnswers).map(([name, answer]) => [name, called(name as CallName, answer)]),
  ) as Record<string, (variables: never) => Promise<unknown>>;
  return Object.assign(shop, {
    port,
    details,
    graphql,
    calls,
    count: (name: CallName) => calls.filter(call => call.name === name).length,
    inputOf: (name: CallName) => calls.findLast(call => call.name === name)?.input,
    /** The next calls of that name fail, one each. */
    fail: (name: CallName, ...errors: Error[]) => void failures.set(name, [...(failures.get(name) ?? []), ...errors]),
  });
}

/** A cart with these lines, as a back end answers it. */
export const cartDetailsOf = (lines: ShelfLine[]): CartDetails => cartBackEnd(lines).details();

export type CartBackEnd = ReturnType<typeof cartBackEnd>;
