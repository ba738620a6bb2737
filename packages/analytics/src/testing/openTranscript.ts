import type { CartDetails, CartItem, CommercePort } from '@shop/commerce-client';
import { createPersistence, makeStore } from '@shop/state';
import type { AnalyticsEvent } from '../events.ts';
import type { PageFacts, PressFacts } from '../facts.ts';
import { makeTranscript } from '../makeTranscript.ts';
import { stillClock as clock } from './stillClock.ts';

/** A line of a cart as far as events read it. */
export const line = (sku: string, quantity: number, price: number, more: object = {}): CartItem =>
  ({
    uid: `uid-${sku}`,
    quantity,
    prices: { price: { value: price }, price_including_tax: { value: price } },
    product: { sku, name: `The ${sku}`, brand_code: 'Aura', categories: [{ name: 'Audio' }] },
    ...more,
  }) as unknown as CartItem;

/** A cart as far as events read it. */
export const cart = (items: CartItem[], total: number, coupon?: string): CartDetails =>
  ({
    id: 'cart-1',
    items,
    shipping_addresses: [],
    applied_coupons: coupon === undefined ? null : [{ code: coupon }],
    prices: { grand_total: { value: total, currency: 'INR' } },
  }) as unknown as CartDetails;

/**
 * A store whose actions are transcribed, and what came of it since one last looked.
 *
 * @param answers what the back end is asked for, where a flow runs.
 */
export function openTranscript(programme?: string, answers: Partial<CommercePort> = {}) {
  const keys = new Set<string>();
  let events: AnalyticsEvent[] = [];
  const store = makeStore({
    commerce: { evictPrivate: () => {}, ...answers } as unknown as CommercePort,
    persistence: createPersistence(undefined, clock),
    clock,
    navigation: { reload: () => {}, assign: () => {}, path: () => '/' },
    listen: (action, state) => void events.push(...transcribe({ kind: 'action', action, state })),
  });
  const transcribe = makeTranscript(store.getState(), {
    firstTime: key => !keys.has(key) && keys.add(key).size > 0,
    programme: () => programme,
  });
  return {
    dispatch: store.dispatch,
    show: (facts: Partial<PageFacts> & { type: string }) =>
      void events.push(
        ...transcribe({ kind: 'page', location: `https://shop.test/${facts.type}`, isReturn: false, ...facts }),
      ),
    press: (facts: Omit<PressFacts, 'kind'>) => void events.push(...transcribe({ kind: 'press', ...facts })),
    /** What was told since the last time, names alone unless whole events are wanted. */
    names: () => events.splice(0).map(({ name }) => name),
    events: () => events.splice(0),
  };
}
