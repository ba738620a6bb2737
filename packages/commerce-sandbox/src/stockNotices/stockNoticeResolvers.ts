import type { SandboxContext } from '../context.ts';
import { isEmail } from '../customer/isEmail.ts';
import { row, rows, run } from '../database.ts';
import { inputError, noSuchEntity } from '../errors.ts';
import type { ProductRow } from '../products/findProducts.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { randomId } from '../randomId.ts';
import { addressCode } from './addressCode.ts';

/** Products that one address waits for at a time. */
const MOST_OF_AN_ADDRESS = 20;

interface Notice {
  sku: string;
  email: string;
}

function request({ sku, email: typed }: Notice, context: SandboxContext): { code: string } {
  const { db, clock, client, noticesAsked, random, storeView, shopOrigin } = context;
  const email = typed.trim().toLowerCase();
  if (!isEmail(email)) throw inputError('The email address is invalid. Verify the email address and try again.');
  const product = row<ProductRow>(
    db,
    'SELECT * FROM product WHERE sku = ? AND (view IS NULL OR view = ?)',
    sku,
    storeView.code,
  );
  if (!product) throw noSuchEntity(`Could not find a product with SKU "${sku}"`);
  if (product.salable) throw inputError('The product is in stock.');
  if (!noticesAsked.take(client)) throw inputError('Too many requests. Please wait before you try again.');
  const waiting = row<{ count: number }>(
    db,
    'SELECT count(DISTINCT sku) AS count FROM stock_notice WHERE email = ? AND sku <> ?',
    email,
    product.sku,
  )!;
  if (waiting.count >= MOST_OF_AN_ADDRESS)
    throw inputError('No more products can be waited for with this email address.');
  const code = randomId(random);
  run(
    db,
    'INSERT INTO stock_notice (code, sku, email, view, shop_origin, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    code,
    product.sku,
    email,
    storeView.code,
    shopOrigin,
    clock().getTime(),
  );
  return { code };
}

/** What is not waited for any more is no error: it says nothing of who waits. */
function withdraw(code: string, context: SandboxContext): { success: true } {
  run(context.db, 'DELETE FROM stock_notice WHERE code = ?', code);
  for (const { email } of rows<Notice>(context.db, 'SELECT DISTINCT email FROM stock_notice'))
    if (code === addressCode(context, email)) run(context.db, 'DELETE FROM stock_notice WHERE email = ?', email);
  return { success: true };
}

/** Being told when something is back (Magento's product alerts, which have no mutations of their own). */
export const stockNoticeResolvers: ResolverMap = {
  Mutation: {
    requestStockNotice: (_, { input }: { input: Notice }, context) => request(input, context),
    withdrawStockNotice: (_, { code }: { code: string }, context) => withdraw(code, context),
  },
};
