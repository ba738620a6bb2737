// chunk: paying
/** What everybody has to know of a payment gateway. Its code, in the storefront, is fetched when somebody pays by it. */
export interface GatewayListing {
  /** As shoppers know it. */
  name: string;
  /** Address of its script, where the environment (`<CODE>_SCRIPT`) names no other. */
  script: string;
  /** Origins, beside that of the script, of its windows and of what its forms lead to (payment-09). */
  frames: readonly string[];
  /** Origins that its script calls (payment-09). */
  calls: readonly string[];
}

/**
 * Every gateway that shops can offer, by the code of its payment method at the back end. All else follows from this
 * list: the content security policy, return points, what the proxy lets through, environment variables.
 */
export const gateways = {
  razorpay: {
    name: 'Razorpay',
    script: 'https://checkout.razorpay.com/v1/checkout.js',
    frames: ['https://api.razorpay.com'],
    calls: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
  },
  cashfree: {
    name: 'Cashfree',
    script: 'https://sdk.cashfree.com/js/v3/cashfree.js',
    frames: ['https://sandbox.cashfree.com', 'https://api.cashfree.com'],
    calls: ['https://sandbox.cashfree.com', 'https://api.cashfree.com'],
  },
} as const satisfies Record<string, GatewayListing>;

export type GatewayCode = keyof typeof gateways;

export const gatewayCodes = Object.keys(gateways) as GatewayCode[];

/** True for a payment method whose order is paid at a gateway, after it was placed (payment-06). */
export const isGateway = (method: string): method is GatewayCode => Object.hasOwn(gateways, method);

/** Of each gateway what `of` makes of it. */
export const eachGateway = <Value>(of: (code: GatewayCode) => Value): Record<GatewayCode, Value> =>
  Object.fromEntries(gatewayCodes.map(code => [code, of(code)])) as Record<GatewayCode, Value>;

/** Name of the environment variable with the address of a gateway's script. */
export const scriptVariable = (code: GatewayCode): string => `${code.toUpperCase()}_SCRIPT`;

/** Path of a gateway's script where the commerce sandbox plays it. */
export const playedScript = (code: GatewayCode): string =>
  `/gateways/${code}/${gateways[code].script.split('/').at(-1)}`;

/** What of a shop's environment names gateways, at the commerce sandbox, which plays every one. */
export const playedGateways: Record<string, string> = Object.fromEntries(
  gatewayCodes.map(code => [scriptVariable(code), playedScript(code)]),
);

/** Paths of the pages that pay, in any case as the router takes them. */
export const payingPaths = new RegExp(`^/(checkout|${gatewayCodes.join('|')})(/|$)`, 'i');

/** Whether a page pays: its document's policy names the gateways, nobody else's does (payment-09). */
export const isPayingPath = (path: string): boolean => payingPaths.test(path);
