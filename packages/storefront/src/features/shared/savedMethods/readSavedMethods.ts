import type { GetSavedPayments, ResultOf } from '@shop/commerce-client';
import * as text from '@shop/messages/savedPayments';
import { isGateway } from '@shop/variant';

type Tokens = Pick<ResultOf<typeof GetSavedPayments>, 'customerPaymentTokens'>;
type Token = NonNullable<NonNullable<Tokens['customerPaymentTokens']>['items'][number]>;

/** What is saved, and of each gateway whether it takes that: `<code>_vault_active`, where it can save anything. */
type Answer = Tokens & { storeConfig: Readonly<Record<string, unknown>> | null };

/** A card or UPI id that a customer has saved. */
export interface SavedMethod {
  /** The token by which the shop names it. */
  token: string;
  /** Payment method code of the gateway that keeps it. */
  gateway: string;
  kind: 'card' | 'upi';
  /** For people, for example "Visa •••• 4242" or a masked UPI id. */
  label: string;
  /** Last month in which it is good, as MM/YYYY; undefined for what does not expire. */
  expires: string | undefined;
  isExpired: boolean;
  /** Its gateway takes it at the checkout. */
  isTaken: boolean;
}

/** A text of the details that a shopper can take in. */
function plain(details: unknown, name: string): string | undefined {
  const value =
    typeof details === 'object' && details !== null ? (details as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' && value !== '' && value.length <= 40 ? value : undefined;
}

function parse(details: string | null): unknown {
  try {
    return JSON.parse(details ?? '');
  } catch {
    return undefined;
  }
}

function labelOf(kind: SavedMethod['kind'], details: unknown): string {
  const network = plain(details, 'type') ?? '';
  const lastFour = plain(details, 'maskedCC')?.slice(-4);
  const vpa = plain(details, 'vpa');
  if (kind === 'upi') return vpa ?? text.account;
  const name = Object.hasOwn(text.networks, network) ? text.networks[network]! : text.card;
  return lastFour ? text.cardEnding(name, lastFour) : name;
}

/** The month of an expiry, MM/YYYY or MM/YY, and whether it is over at a time (ms). */
function readExpiry(written: string | undefined, now: number): Pick<SavedMethod, 'expires' | 'isExpired'> {
  const [, month, year] = /^(0?[1-9]|1[0-2])\/(?:20)?(\d{2})$/.exec(written ?? '') ?? [];
  if (!month || !year) return { expires: undefined, isExpired: false };
  // To the end of the month in India.
  const end = Date.UTC(2000 + Number(year), Number(month), 1) - 5.5 * 3_600_000;
  return { expires: `${month.padStart(2, '0')}/20${year}`, isExpired: end <= now };
}

/**
 * What a customer has saved, the newest first and what has expired last (payment-19). Details are JSON of the gateway's
 * own making: what cannot be read is called by what is known of it.
 *
 * @param now ms since 1970.
 */
export function readSavedMethods(answer: Answer | undefined, now: number): SavedMethod[] {
  const config = answer?.storeConfig;
  const read = ({ public_hash: token, payment_method_code: gateway, type, details: written }: Token): SavedMethod => {
    const details = parse(written);
    const kind = type === 'card' ? 'card' : 'upi';
    return {
      token,
      gateway,
      kind,
      label: labelOf(kind, details),
      ...readExpiry(plain(details, 'expirationDate'), now),
      isTaken: isGateway(gateway) && config?.[`${gateway}_vault_active`] === true,
    };
  };
  return (answer?.customerPaymentTokens?.items ?? [])
    .flatMap(token => (token ? [read(token)] : []))
    .toReversed()
    .toSorted((a, b) => Number(a.isExpired) - Number(b.isExpired));
}
