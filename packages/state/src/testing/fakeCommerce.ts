import type {
  CartDetails,
  CartItem,
  CartOrder,
  CommercePort,
  Customer,
  GiftChoice,
  Problem,
  ShippingMethod,
} from '@shop/commerce-client';
import type { GatewayPort, PaymentVerdict } from '../checkout/openOrder.ts';
import { ProblemError } from '../problems.ts';

export interface FakeLine {
  uid: string;
  sku: string;
  parentSku?: string | undefined;
  quantity: number;
  /** What was written on it, where it takes that. */
  engraving?: string | undefined;
}

export interface FakeCart {
  id: string;
  owner: 'guest' | 'customer';
  active: boolean;
  lines: FakeLine[];
  coupon: string | null;
  cards: string[];
  /** What it was set to be given as. */
  gift: GiftChoice | null;
  coins: number;
  addressed: boolean;
  payment: string | null;
  order: CartOrder | null;
}

type Call = keyof CommercePort | 'paymentStatus';
type Fault = { call: Call; problem: Exclude<Problem, { kind: 'offline' }> | Error; when: 'before' | 'after' };

export const lost: Exclude<Problem, { kind: 'offline' }> = { kind: 'network', message: 'No answer.' };
export const flatRate = { carrier_code: 'flatrate', method_code: 'flatrate', carrier_title: 'Flat Rate' };

const answersOf = (engraving: string | undefined) =>
  engraving === undefined
    ? []
    : [{ customizable_option_uid: 'engraving', label: 'Engraving', type: 'field', values: [{ value: engraving }] }];

function lineOf({ uid, sku, parentSku, quantity, engraving }: FakeLine): CartItem {
  const product = { sku: parentSku ?? sku, name: `Name of ${parentSku ?? sku}` };
  const line =
    parentSku === undefined
      ? { __typename: 'SimpleCartItem', uid, quantity, product, answers: answersOf(engraving) }
      : {
          __typename: 'ConfigurableCartItem',
          uid,
          quantity,
          product,
          configured_variant: { sku },
          answers: answersOf(engraving),
        };
  return line as unknown as CartItem;
}

/**
 * A commerce back end in memory that keeps carts, stock and orders as the real one does, and fails on command: before
 * it has done what it was asked, or after (the answer is lost).
 */
export function fakeCommerce() {
  const carts = new Map<string, FakeCart>();
  const calls: { call: Call; input: unknown }[] = [];
  const faults: Fault[] = [];
  /** Pieces that may be in a cart, by sku; unlimited when absent. */
  const stock = new Map<string, number>();
  let numbers = 0;
  const shop = {
    carts,
    calls,
    stock,
    signedIn: false,
    customerCart: undefined as string | undefined,
    customer: { email: 'asha@example.com', firstname: 'Asha', lastname: 'Rao', customer_id: 7 },
    /** What the gateway says of a payment; by the order where it says nothing. */
    payment: undefined as PaymentVerdict | undefined,
    virtual: false,
    /** Of each line, rupees. */
    price: 100,
    /** Happens elsewhere between shipping information and the order. */
    afterShippingInformation: undefined as (() => void) | undefined,
    evictions: 0,
    /** The next call of that name fails; of several faults each takes one call. */
    fail(call: Call, problem: Fault['problem'], when: Fault['when'] = 'before', times = 1) {
      for (let time = 0; time < times; time += 1) faults.push({ call, problem, when });
    },
    recover: () => void faults.splice(0),
    count: (call: Call) => calls.filter(entry => entry.call === call).length,
    names: () => calls.map(entry => entry.call),
    open(owner: FakeCart['owner'], lines: Omit<FakeLine, 'uid'>[] = []): FakeCart {
      const cart: FakeCart = {
        id: `cart-${(numbers += 1)}`,
        owner,
        active: true,
        lines: [],
        coupon: null,
        cards: [],
        gift: null,
        coins: 0,
        addressed: false,
        payment: null,
        order: null,
      };
      for (const line of lines) cart.lines.push({ ...line, uid: `line-${(numbers += 1)}` });
      carts.set(cart.id, cart);
      return cart;
    },
  };

  const refuse = (kind: Exclude<Problem['kind'], 'offline'>, message: string): never => {
    throw new ProblemError({ kind, message });
  };
  const use = (cartId: string): FakeCart => {
    const cart = carts.get(cartId);
    if (cart === undefined) return refuse('invalid-cart', `Could not find a cart with ID "${cartId}"`);
    if (!cart.active) refuse('invalid-cart', "The cart isn't active.");
    if ((cart.owner === 'customer') !== shop.signedIn) {
      refuse('invalid-cart', `The current user cannot perform operations on cart "${cartId}"`);
    }
    return cart;
  };
  const piecesIn = (cart: FakeCart) => {
    const pieces: Record<string, number> = {};
    for (const { sku, quantity } of cart.lines) pieces[sku] = (pieces[sku] ?? 0) + quantity;
    return pieces;
  };
  const put = (cart: FakeCart, { sku, parentSku, quantity, engraving }: Omit<FakeLine, 'uid'>) => {
    const line = cart.lines.find(other => other.sku === sku && other.engraving === engraving);
    if ((piecesIn(cart)[sku] ?? 0) + quantity > (stock.get(sku) ?? Infinity))
      refuse('rejected', 'The requested qty is not available');
    if (line) line.quantity += quantity;
    else cart.lines.push({ uid: `line-${(numbers += 1)}`, sku, parentSku, quantity, engraving });
  };
  const customerCart = () => {
    const known = shop.customerCart && carts.get(shop.customerCart);
    if (known && known.active) return known.id;
    shop.customerCart = shop.open('customer').id;
    return shop.customerCart;
  };
  const orderNumbered = (number: string) => [...carts.values()].find(cart => cart.order?.number === number);
  /** The cart of an order whose owner asks: a guest by the cart's id. */
  const ordered = (number: string, cartId: string): FakeCart => {
    const cart = orderNumbered(number);
    const isOwn = cart?.owner === 'customer' ? shop.signedIn : cart?.id === cartId;
    return cart && isOwn ? cart : refuse('forbidden', "The current customer isn't authorized.");
  };

  const methods = [{ ...flatRate, available: true }] as unknown as ShippingMethod[];

  const details = (cartId: string): CartDetails => {
    const cart = use(cartId);
    return {
      id: cart.id,
      is_virtual: shop.virtual,
      items: cart.lines.map(lineOf),
      prices: { grand_total: { currency: 'INR', value: shop.price * cart.lines.length } },
      shipping_addresses: cart.addressed ? [{ available_shipping_methods: methods }] : [],
      selected_payment_method: cart.payment === null ? null : { code: cart.payment, title: cart.payment },
      gift_message: cart.gift?.message ?? null,
      gift_wrapping: cart.gift?.wrappingId ? { uid: cart.gift.wrappingId, design: 'Marigold paper' } : null,
      gift_receipt_included: cart.gift?.receipt ?? false,
      printed_card_included: cart.gift?.card ?? false,
      applied_coupons: cart.coupon === null ? null : [{ code: cart.coupon }],
      applied_gift_cards: cart.cards.length === 0 ? null : cart.cards.map(code => ({ code })),
      mw_applied_reward_points: cart.coins === 0 ? null : { points: cart.coins },
    } as unknown as CartDetails;
  };

  const answers: CommercePort = {
    createCart: async () => (shop.signedIn ? customerCart() : shop.open('guest').id),
    checkCartAccess: async cartId => void use(cartId),
    cartDetails: async cartId => details(cartId),
    customerCart: async () => details(customerCart()),
    addItem: async ({ cartId, sku, parentSku, quantity, enteredOptions }) => {
      const cart = use(cartId);
      put(cart, { sku, parentSku, quantity, engraving: enteredOptions?.[0]?.value });
      return cart.lines.reduce((sum, line) => sum + line.quantity, 0);
    },
    addItems: async ({ cartId, items }) => {
      const cart = use(cartId);
      const reasons = items.flatMap(item => {
        try {
          put(cart, { ...item, engraving: item.enteredOptions?.[0]?.value });
          return [];
        } catch (error) {
          return (error as Error).message;
        }
      });
      return {
        count: cart.lines.reduce((sum, line) => sum + line.quantity, 0),
        pieces: piecesIn(cart),
        reasons,
      };
    },
    updateItem: async ({ cartId, itemId, quantity }) => {
      const line = use(cartId).lines.find(({ uid }) => uid === itemId);
      if (line) line.quantity = quantity;
      else refuse('rejected', `Could not find cart item with id: ${itemId}.`);
    },
    removeItem: async ({ cartId, itemId }) => {
      const cart = use(cartId);
      const isThere = cart.lines.some(({ uid }) => uid === itemId);
      cart.lines = cart.lines.filter(({ uid }) => uid !== itemId);
      return isThere;
    },
    applyCoupon: async ({ cartId, code }) => {
      const cart = use(cartId);
      if (!code.startsWith('SAVE')) refuse('not-found', "The coupon code isn't valid. Verify the code and try again.");
      if (cart.coupon !== null)
        refuse('rejected', 'A coupon is already applied to the cart. Please remove it to apply another');
      cart.coupon = code;
    },
    removeCoupon: async ({ cartId }) => void (use(cartId).coupon = null),
    applyGiftCard: async ({ cartId, code }) => void use(cartId).cards.push(code),
    removeGiftCard: async ({ cartId, code }) => {
      const cart = use(cartId);
      cart.cards = cart.cards.filter(other => other !== code);
    },
    setGift: async ({ cartId, ...gift }) => void (use(cartId).gift = gift),
    giftCardBalance: async code => ({ code, balance: 1000, expires: null }),
    applyCoins: async ({ cartId }) => void (use(cartId).coins = 200),
    removeCoins: async ({ cartId }) => void (use(cartId).coins = 0),
    mergeCarts: async ({ source, destination }) => {
      const from = carts.get(source);
      if (!from?.active) throw new ProblemError({ kind: 'invalid-cart', message: "The cart isn't active." });
      const into = use(destination);
      for (const line of from.lines) {
        try {
          put(into, line);
        } catch {
          // Lines over the stock are dropped without a word, as the real one does.
        }
      }
      from.active = false;
      return details(destination);
    },
    signIn: async ({ password }) => {
      if (password !== 'Shop@1234') refuse('session-expired', 'The account sign-in was incorrect.');
      shop.signedIn = true;
      return 'token-1';
    },
    revokeToken: async () => void (shop.signedIn = false),
    createAccount: async () => undefined,
    customer: async () => shop.customer as Customer,
    setAddresses: async ({ cartId, shippingAddress }) => {
      use(cartId).addressed ||= shippingAddress !== null;
      return details(cartId);
    },
    setShippingMethod: async ({ cartId }) => details(cartId),
    setPaymentMethod: async ({ cartId, code }) => {
      use(cartId).payment = code;
      return details(cartId);
    },
    saveShippingInformation: async ({ cartId }) => {
      const total = details(cartId).prices?.grand_total?.value ?? undefined;
      if (shop.afterShippingInformation) shop.afterShippingInformation();
      return total;
    },
    placeOrder: async ({ cartId, method, grandTotal }) => {
      const cart = use(cartId);
      const total = details(cartId).prices?.grand_total?.value;
      if (grandTotal !== undefined && grandTotal !== total)
        refuse('rejected', `The total is now ₹${total}, so nothing was ordered. Please look at it and order again.`);
      numbers += 1;
      cart.active = false;
      cart.order = {
        entity_id: numbers,
        number: String(numbers).padStart(9, '0'),
        status: 'pending',
        payment_method_code: method,
        grand_total: { currency: 'INR', value: 100 },
      };
      return String(numbers);
    },
    itemCount: async cartId => use(cartId).lines.reduce((sum, { quantity }) => sum + quantity, 0),
    orderOfCart: async cartId => carts.get(cartId)?.order ?? null,
    cityByPincode: async pincode =>
      ({ success: pincode === '400001', city: pincode === '400001' ? 'Mumbai' : null, message: null }) as never,
    paymentAttempts: async () => [],
    restoreCart: async ({ orderNumber, cartId }) => {
      const cart = ordered(orderNumber, cartId);
      cart.order = null;
      cart.active = true;
    },
    evictPrivate: () => void (shop.evictions += 1),
  };

  const status: GatewayPort['status'] = async ({ orderNumber, cartId, proof }) => {
    const { order } = ordered(orderNumber, cartId);
    if (order && proof) order.status = 'processing';
    if (shop.payment === 'paid' && order) order.status = 'processing';
    return (
      shop.payment ?? (order?.status === 'processing' ? 'paid' : order?.status === 'canceled' ? 'closed' : 'unpaid')
    );
  };

  const called =
    (call: Call, answer: (given: never) => unknown) =>
    async (input: unknown): Promise<unknown> => {
      calls.push({ call, input: structuredClone(input) });
      const place = faults.findIndex(fault => fault.call === call);
      const [fault] = place < 0 ? [] : faults.splice(place, 1);
      if (fault?.when === 'before')
        throw fault.problem instanceof Error ? fault.problem : new ProblemError(fault.problem);
      const result: unknown = await (answer as (given: unknown) => Promise<unknown>)(input);
      if (fault) throw fault.problem instanceof Error ? fault.problem : new ProblemError(fault.problem);
      return structuredClone(result);
    };
  const port = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      name === 'evictPrivate' ? answer : called(name as Call, answer as (given: never) => unknown),
    ]),
  ) as unknown as CommercePort;
  const gateways = { status: called('paymentStatus', status) } as GatewayPort;
  return Object.assign(shop, { port, gateways });
}

export type FakeCommerce = ReturnType<typeof fakeCommerce>;
