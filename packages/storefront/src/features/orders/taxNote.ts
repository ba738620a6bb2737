import * as text from '@shop/messages/orders';
import type { Order } from './orderQueries.ts';

/** The taxes that are in a total, in a sentence; undefined where there are none or nobody says. */
export function taxNote(total: Order['total'], money: (rupees: number) => string): string | undefined {
  const sum = total?.total_tax.value ?? 0;
  if (sum <= 0) return undefined;
  const names = (total?.taxes ?? []).flatMap(tax =>
    tax ? [tax.rate > 0 && !tax.title.includes('%') ? `${tax.title} ${tax.rate}%` : tax.title] : [],
  );
  return text.taxIncluded([...new Set(names)].join(', ') || text.tax, money(sum));
}
