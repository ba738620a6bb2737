import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { makeShopper } from './makeShopper.ts';

/** A shop that answers with what stands here for the first of the words that a request holds. */
async function openShop(answers: Record<string, object>): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const word = Object.keys(answers).find(each => Buffer.concat(parts).toString().includes(each)) ?? '';
    asked.push(word);
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: answers[word] }));
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, asked };
}

it('says why a thing cannot be put into the cart, and goes no further', async () => {
  const { address, asked } = await openShop({
    createEmptyCart: { createEmptyCart: 'cart-1' },
    addProductsToCart: { addProductsToCart: { user_errors: [{ message: 'Sold in quantities of 6.' }] } },
    total_quantity: { cart: { total_quantity: 0 } },
  });
  const shopper = makeShopper({ shop: address, from: '10.9.1.1', email: 'meera@example.com' });
  await expect(shopper.buy({ sku: 'EGGS', coupon: 'SAVE10' })).rejects.toThrow('EGGS: Sold in quantities of 6.');
  expect(asked).toEqual(['createEmptyCart', 'total_quantity', 'addProductsToCart']);
});
