import type { CommerceClient, CommercePort } from '@shop/commerce-client';
import type { PaymentVerdict, PlacedOrder } from '@shop/state';

/** What a gateway is opened with. */
export interface PaymentTools {
  client: CommerceClient;
  /** Address of its script. */
  script: string;
  shop: { name: string; colour: string };
  /** Way of paying that the shopper chose, by the gateway's own name, for example "upi". */
  option: string | undefined;
  customer: { name: string; email: string | null };
  /** False once the shopper went elsewhere: nothing opens over another page. */
  isWanted: () => boolean;
}

/** How a gateway was left. None of it is believed before the server was asked (payment-07). */
export type GatewayEnd =
  /** The browser is on its way to the gateway's page, which leads back to the return point; or the shopper went elsewhere. */
  | { kind: 'left' }
  /** The shopper closed the window. */
  | { kind: 'closed' }
  /** The gateway says that it was paid, and gives this to prove it. */
  | { kind: 'answered'; proof: Record<string, string> };

/** Whom `status` asks. */
export interface StatusTools {
  client: CommerceClient;
  commerce: Pick<CommercePort, 'orderOfCart' | 'paymentAttempts'>;
}

/**
 * A payment gateway, as one module that is fetched when it is chosen. Orders are placed before (payment-06).
 */
export interface Gateway {
  /**
   * Opens window or page for an order that was just placed.
   *
   * @throws CommerceError when the back end opens no payment; Error when the script cannot be loaded.
   */
  start(order: PlacedOrder, tools: PaymentTools): Promise<GatewayEnd>;
  /** Opens it again for an order that was left, once its earlier attempt is known to be dead. */
  resume(order: PlacedOrder, tools: PaymentTools): Promise<GatewayEnd>;
  /** What became of the payment, as the server says. Throws when the server cannot be asked. */
  status(order: PlacedOrder, tools: StatusTools): Promise<PaymentVerdict>;
}
