import { discount } from './prices.ts';
import type { SandboxContext } from '../context.ts';
import { money, rupees } from '../money.ts';
import type { ResolverMap } from '../resolverMap.ts';
import type { ProductRow } from './findProducts.ts';
import { pricedFor } from './pricedFor.ts';
import { tierPrices } from './tierPrices.ts';

/** GraphQL's Price. Prices hold their taxes, so that nothing is added to one. */
const price = (amount: number) => ({ amount: money(amount), adjustments: [] });

/** Magento's number of all customer groups. */
const ALL_GROUPS = '32000';

/** Prices as storefronts asked for them before price_range and price_tiers. */
export const olderPriceFields: ResolverMap[string] = {
  price(product: ProductRow, _: unknown, context: SandboxContext) {
    const { min_regular, min_final, max_final } = pricedFor(context, product);
    return { regularPrice: price(min_regular), minimalPrice: price(min_final), maximalPrice: price(max_final) };
  },
  tier_price(product: ProductRow, _: unknown, { db }: SandboxContext) {
    const [first] = tierPrices(db, product.id);
    return first ? rupees(first.price) : null;
  },
  tier_prices(product: ProductRow, _: unknown, context: SandboxContext) {
    const { min_regular: regular } = pricedFor(context, product);
    return tierPrices(context.db, product.id).map(tier => ({
      customer_group_id: ALL_GROUPS,
      percentage_value: discount(regular, tier.price).percent_off,
      qty: tier.quantity,
      value: rupees(tier.price),
      website_id: 0,
    }));
  },
};
