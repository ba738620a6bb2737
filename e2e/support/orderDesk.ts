import { shops } from './shop.ts';

type Step = 'invoice' | 'invoice one' | 'ship' | 'ship one' | 'deliver' | 'cancel';

/**
 * The shop's own side of an order: a developer's desk moves it on (`/orders` of the sandbox). `ship one` sends a piece of
 * its first item, in a parcel of its own; `invoice one` writes an invoice of one.
 */
export async function orderDesk(number: string, steps: Step[]): Promise<void> {
  for (const wanted of steps) {
    const isOne = wanted.endsWith(' one');
    const step = wanted.replace(' one', '');
    const page = await (await fetch(`${shops.sandbox}/orders`)).text();
    const entry = page.split('<li>').find(text => text.includes(`#${number}:`)) ?? '';
    const order = /name="order" value="(\d+)"/.exec(entry)?.[1];
    if (order === undefined || !entry.includes(`value="${step}"`))
      throw new Error(`The desk offers no "${step}" for order ${number}: ${entry}`);
    const form = entry.split('<form').find(text => text.includes(`value="${step}"`)) ?? '';
    const [first, ...others] = [...form.matchAll(/name="(pieces-\d+)"/g)].map(([, name]) => name ?? '');
    const pieces = isOne && first ? Object.fromEntries([[first, '1'], ...others.map(name => [name, '0'])]) : {};
    await fetch(`${shops.sandbox}/orders`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shops.sandbox },
      body: new URLSearchParams({ order, step, ...pieces, carrier: 'Bluefin Express', tracking: 'BF-0042' }),
    });
  }
}
