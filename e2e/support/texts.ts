import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as account from '@shop/messages/account';
import type * as addressStep from '@shop/messages/addressStep';
import type * as cart from '@shop/messages/cart';
import type * as chrome from '@shop/messages/chrome';
import type * as delivery from '@shop/messages/delivery';
import type * as fields from '@shop/messages/fields';
import type * as listing from '@shop/messages/listing';
import type * as product from '@shop/messages/product';
import type * as rewards from '@shop/messages/rewards';
import type * as suggestions from '@shop/messages/suggestions';
import type * as wishlist from '@shop/messages/wishlist';
import { root } from '@shop/tooling/services';
import { testPorts } from './testPorts.ts';

/** The rooms of the message catalogue that journeys of every shop read. */
interface Rooms {
  account: typeof account;
  addressStep: typeof addressStep;
  cart: typeof cart;
  chrome: typeof chrome;
  delivery: typeof delivery;
  fields: typeof fields;
  listing: typeof listing;
  product: typeof product;
  rewards: typeof rewards;
  suggestions: typeof suggestions;
  wishlist: typeof wishlist;
}

export interface Variant {
  name: string;
  locale: string;
  coinName: string;
  helpNumber: string;
  priceDecimals: number;
  guestCart: boolean;
  themeColour: string;
  darkScheme: boolean;
}

/** What makes a shop this shop, by the folder of its app. */
export const variantOf = async (name: string): Promise<Variant> =>
  ((await import(join(root, 'apps', name, 'src/variant.ts'))) as { variant: Variant }).variant;

/** What a locale says in a room, and in English what is not translated yet, as in the build. */
async function readRoom<Room extends keyof Rooms>(locale: string, room: Room): Promise<Rooms[Room]> {
  const fileOf = (folder: string) => join(root, 'packages/messages/src', folder, `${room}.ts`);
  const english = (await import(fileOf('en_US'))) as Rooms[Room];
  if (!existsSync(fileOf(locale))) return english;
  return { ...english, ...((await import(fileOf(locale))) as Partial<Rooms[Room]>) };
}

/**
 * What a shop says in a room, in its own language: a journey that runs for every shop finds a translated one by it.
 *
 * @param shop Its address.
 */
export async function textsOf<Room extends keyof Rooms>(shop: string, room: Room): Promise<Rooms[Room]> {
  const { port } = new URL(shop);
  const name = testPorts.shops.find(each => String(each.port) === port)?.name;
  return readRoom(name === undefined ? 'en_US' : (await variantOf(name)).locale, room);
}
