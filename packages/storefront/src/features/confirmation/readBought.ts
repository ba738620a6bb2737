import type { Bought, OrderReceipt } from '@shop/state';

/**
 * What an order was made of, where the receipt says so. Storage is open to other scripts and older builds: what is not
 * whole is left out.
 */
export function readBought(receipt: OrderReceipt | null): Bought | undefined {
  const bought: Partial<Bought> | undefined = receipt?.bought;
  if (!Array.isArray(bought?.lines) || !Array.isArray(bought.rows)) return undefined;
  const isLine = (line: Partial<Bought['lines'][number]> | null) =>
    typeof line?.name === 'string' && typeof line.quantity === 'number' && Array.isArray(line.options);
  return (bought.lines as (Partial<Bought['lines'][number]> | null)[]).every(isLine) ? (bought as Bought) : undefined;
}
