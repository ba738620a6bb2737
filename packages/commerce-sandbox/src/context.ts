import type { DatabaseSync } from 'node:sqlite';
import type { StoreViewSeed } from './catalogue/contentTypes.ts';
import type { Programme } from './programmes/institutes.ts';
import type { ClientCount } from './transport/countPerClient.ts';
import type { QueryCost } from './transport/QueryCost.ts';

/** Random bytes; `crypto.randomBytes` outside tests. */
export type RandomSource = (bytes: number) => Buffer;

/**
 * Which Magento is played where releases differ: 2.4.6, the last with the texts of cart-04 and client-08, or 2.4.8, the
 * newest.
 */
export type MagentoRelease = '2.4.6' | '2.4.8';

/** What one sandbox is set to. */
export interface SandboxConfig {
  magentoRelease: MagentoRelease;
  /** Origin written into absolute addresses, for example `https://shop.example`. Absent: that of each request. */
  publicOrigin: string | undefined;
  /** Origins of the shops, to which alone a payer is sent back. Absent: any on this machine. */
  shopOrigins: readonly string[] | undefined;
  /** Random per database, kept in it: salt of the cache id, key of signatures. */
  secret: string;
  /** Magento's "display out of stock products": a sold-out product stays visible, and says so. */
  showOutOfStock: boolean;
  /** The store views of the website, the default one among them. */
  storeViews: readonly StoreViewSeed[];
  /** For how many days at a time an offer price is promised, by sku. */
  deals: ReadonlyMap<string, number>;
}

/** What every room is handed when the sandbox is made. */
export interface SandboxDeps {
  db: DatabaseSync;
  clock: () => Date;
  random: RandomSource;
  config: SandboxConfig;
  /**
   * The context of a request that is not GraphQL. `storeCode` is the one in a REST path; absent means the default
   * view. Throws noSuchEntity for an unknown code. An unknown or expired token makes a guest of the caller.
   */
  contextOf: (request: Request, storeCode?: string) => SandboxContext;
}

/** What resolvers and routes know about a request. */
export interface SandboxContext {
  db: DatabaseSync;
  clock: () => Date;
  random: RandomSource;
  config: SandboxConfig;
  storeView: StoreViewSeed;
  currency: 'INR';
  /** Null for a guest. */
  customerId: number | null;
  /** The purchase programme at whose prices the customer buys; null where there is none. */
  programme: Programme | null;
  /** The bearer token as sent, good or not. */
  token: string | null;
  /** Absolute origin in front of /media, /graphql and the rest, without a slash at the end. */
  mediaBase: string;
  /** Origin of the shop that is asked, for links in what it sends (shopOriginOf.ts). */
  shopOrigin: string;
  /** Cache tags of what the answer contains, for `X-Magento-Tags`. */
  tags: Set<string>;
  /** Who asks, for counting: the same for all requests of an address. */
  client: string;
  /** Passwords and codes that were tried and were not good, of all requests. */
  wrongPasswords: ClientCount;
  /** One-time codes that were asked for, of all requests. */
  codesSent: ClientCount;
  /** Orders that were looked for without an account, and were not there, of all requests. */
  wrongOrders: ClientCount;
  /** Codes of gift cards that were tried and are none, of all requests. */
  wrongGiftCards: ClientCount;
  /** Bills that customers asked for, counted by the number of the customer, of all requests. */
  askedBills: ClientCount;
  /** Notices of stock that were asked for, of all requests. */
  noticesAsked: ClientCount;
  /** Mails in which friends were told of products, of all requests. */
  friendMails: ClientCount;
  /** What the request has cost so far. */
  cost: QueryCost;
}
