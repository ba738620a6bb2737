import { createSandbox } from '../../server.ts';
import { sampleCatalogue } from '../../testing/sampleCatalogue.ts';
import type { TestSandbox } from '../../testing/makeSandbox.ts';
import { makeShopper } from './makeShopper.ts';

// A program for the test of durability: buys until it is killed, and prints each order number once it is acknowledged.
const [dataDir] = process.argv.slice(2);
const sandbox = createSandbox({ dataDir: dataDir!, catalogue: sampleCatalogue });
const query: TestSandbox['query'] = async (text, variables, headers) => {
  const response = await sandbox.fetch(
    new Request('http://sandbox.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: text, variables }),
    }),
  );
  const { data, errors } = (await response.json()) as Pick<
    Awaited<ReturnType<TestSandbox['query']>>,
    'data' | 'errors'
  >;
  return { status: response.status, headers: response.headers, data, errors };
};
const shopper = makeShopper({}, { ...sandbox, query, get: query, pass: () => undefined });
sandbox.db.exec("UPDATE product SET stock = 1000000 WHERE sku = 'NIL-PH-2'");

for (;;) {
  const cartId = await shopper.cartWith(['NIL-PH-2', 1]);
  await shopper.readyToPlace(cartId, 'cashondelivery');
  process.stdout.write(`${await shopper.place(cartId)}\n`);
}
