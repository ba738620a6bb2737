import { shops } from './shop.ts';

/** The shop's own side of an order: a developer's desk moves it on (`/orders` of the sandbox). */
export async function orderDesk(number: string, steps: ('invoice' | 'ship' | 'deliver' | 'cancel')[]): Promise<void> {
  for (const step of steps) {
    const page = await (await fetch(`${shops.sandbox}/orders`)).text();
    const entry = page.split('<li>').find(text => text.includes(`#${number}:`)) ?? '';
    const order = /name="order" value="(\d+)"/.exec(entry)?.[1];
    if (order === undefined || !entry.includes(`value="${step}"`))
      throw new Error(`The desk offers no "${step}" for order ${number}: ${entry}`);
    await fetch(`${shops.sandbox}/orders`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shops.sandbox },
      body: new URLSearchParams({ order, step, carrier: 'Bluefin Express', tracking: 'BF-0042' }),
    });
  }
}
