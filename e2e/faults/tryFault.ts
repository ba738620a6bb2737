import type { Browser } from '@playwright/test';
import { expect } from '@playwright/test';
import { ask, open } from '../support/shop.ts';
import { goOn, isThanked, listen, type Purchase } from './determinedShopper.ts';
import type { Asked, Fault, FaultProxy } from './faultProxy.ts';

export interface Trial extends Purchase {
  /** Signed in, with an account that is made for it. */
  isCustomer: boolean;
  asked?: Asked;
  fault?: Fault;
}

/** How a walk from the product to the confirmation ended. */
export interface Outcome {
  /** Orders that the back end holds for the buyer. */
  orders: number;
  isThanked: boolean;
  hasStruck: boolean;
  /** What had to be pressed once more after the fault. */
  pressedAgain: string[];
  /** All that was said in sight. */
  said: string[];
  /** What was asked, in order. */
  requests: Asked[];
}

export interface Place {
  browser: Browser;
  proxy: FaultProxy;
  /** Address of the shop. */
  shop: string;
  backEnd: string;
  /** Path of the product that is bought. */
  product: string;
}

/** How long a shopper keeps trying, ms. */
const patience = 90_000;
/** A press that follows another of the same thing sooner is impatience, to which no page owes a word, ms. */
const impatience = 3000;

async function ordersOf(backEnd: string, email: string): Promise<number> {
  const inbox = (await (await fetch(`${backEnd}/inbox.json`)).json()) as { to: string; subject: string }[];
  return inbox.filter(({ to, subject }) => to === email && /order/i.test(subject)).length;
}

const password = 'Kaveri#2026';

/** What a browser holds once a new customer has signed in. */
async function signedIn({ backEnd, shop }: Place, email: string) {
  const create = `mutation { createCustomerV2(input: { firstname: "Asha", lastname: "Rao", email: "${email}", password: "${password}" }) { customer { email } } }`;
  await ask(create, {}, {}, backEnd);
  const signIn = `mutation { generateCustomerToken(email: "${email}", password: "${password}") { token } }`;
  const { data } = await ask<{ generateCustomerToken: { token: string } }>(signIn, {}, {}, backEnd);
  const entry = { value: data.generateCustomerToken.token, timeStored: Date.now(), ttl: 3600 };
  const localStorage = [{ name: 'M2_VENIA_BROWSER_PERSISTENCE__signin_token', value: JSON.stringify(entry) }];
  return { cookies: [], origins: [{ origin: shop, localStorage }] };
}

/** Buys one product while one request meets a fault, as somebody who does not give up. */
export async function tryFault(place: Place, trial: Trial): Promise<Outcome> {
  const { browser, proxy, shop, backEnd, product } = place;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    ...(trial.isCustomer && { storageState: await signedIn(place, trial.email) }),
  });
  const said = await listen(context);
  const page = await context.newPage();
  const pressedAt = new Map<string, number>();
  const again = new Set<string>();
  await open(page, shop + product);
  // What goes away while it is looked at is not waited for: the next look finds what stands there then.
  page.setDefaultTimeout(2000);
  said.clear();
  proxy.begin(trial.asked && trial.fault ? { asked: trial.asked, fault: trial.fault } : undefined);
  await expect(async () => {
    if (!(await isThanked(page))) {
      const name = await goOn(page, trial);
      const before = name === undefined ? undefined : pressedAt.get(name);
      if (name !== undefined && before !== undefined && proxy.hasStruck() && Date.now() - before > impatience)
        again.add(name);
      if (name !== undefined) pressedAt.set(name, Date.now());
    }
    expect(await isThanked(page)).toBe(true);
  })
    .toPass({ timeout: patience, intervals: [300] })
    .catch(() => undefined);
  const outcome = {
    orders: await ordersOf(backEnd, trial.email),
    isThanked: await isThanked(page),
    hasStruck: proxy.hasStruck(),
    pressedAgain: [...again],
    said: [...said],
    requests: proxy.asked(),
  };
  await context.close();
  return outcome;
}

/** Numbers differ from walk to walk. */
const plain = (text: string) => text.replaceAll(/\d+/g, '…');

/**
 * What is wrong with an outcome; nothing where it is as it should be.
 *
 * @param usual The same walk without a fault: what is said there explains nothing.
 */
export function complaintAbout(outcome: Outcome, usual: Outcome): string | undefined {
  const { orders, pressedAgain } = outcome;
  const known = new Set(usual.said.map(plain));
  if (orders > 1) return `ordered ${orders} times`;
  if (outcome.isThanked && orders === 0) return 'thanked for no order';
  if (!outcome.isThanked) return orders === 1 ? 'ordered, and no confirmation' : 'a dead end';
  if (pressedAgain.length > 0 && outcome.said.every(text => known.has(plain(text))))
    return `no word of why to press again: ${pressedAgain.join(', ')}`;
  return undefined;
}
