import type { SandboxContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type { FieldResolver, ResolverMap } from '../resolverMap.ts';
import { productTypeNames } from './findProducts.ts';

/** Whether the caller is a guest of a store view that shows its prices to customers only. */
export const hidesPrices = ({ storeView, customerId }: Pick<SandboxContext, 'storeView' | 'customerId'>): boolean =>
  storeView.guestPriceHidden && customerId === null;

/** What a guest is told who would buy there. */
export const SIGN_IN_TO_BUY = 'Sign in to see prices and to buy.';

/** Throws graphql-input where a guest would buy in a store view that shows prices to customers only. */
export function refuseGuests(context: SandboxContext): void {
  if (hidesPrices(context)) throw inputError(SIGN_IN_TO_BUY);
}

const ofProducts = {
  special_price: null,
  productsurcharge_fee: null,
  mw_reward_messages: null,
  tier_price: null,
  other_platform_prices: null,
};
const optionTypes = ['Area', 'Checkbox', 'Date', 'DropDown', 'Field', 'File', 'Multiple', 'Radio'];

/** Fields that tell a price or give it away, with what a guest reads instead. */
const instead: Record<string, Record<string, unknown>> = {
  ...Object.fromEntries(Object.values(productTypeNames).map(name => [name, ofProducts])),
  GiftCardProduct: { ...ofProducts, giftcard_amounts: [], open_amount_min: null, open_amount_max: null },
  Money: { value: null },
  ProductTierPrices: { value: null, percentage_value: null },
  PriceDetails: { main_price: null, main_final_price: null, discount_percentage: null },
  ProductDiscount: { amount_off: null, percent_off: null },
  ...Object.fromEntries(optionTypes.map(name => [`Customizable${name}Value`, { price: null }])),
  CartItemSelectedOptionValuePrice: { value: 0 },
  BundleItemOption: { price: null },
  DownloadableProductLinks: { price: null },
  SelectedBundleOptionValue: { price: 0 },
  Cart: { total_discount: null },
};

/** The resolvers of the whole contract, as guests of store views that hide prices are answered. */
export function keepPricesFromGuests(resolvers: ResolverMap): ResolverMap {
  const kept: ResolverMap = { ...resolvers };
  for (const [type, fields] of Object.entries(instead)) {
    kept[type] = {
      ...kept[type],
      ...Object.fromEntries(
        Object.entries(fields).map(([field, value]): [string, FieldResolver] => {
          const resolve = (resolvers[type]?.[field] ?? ((source: Record<string, unknown>) => source[field])) as (
            ...args: Parameters<FieldResolver>
          ) => unknown;
          return [
            field,
            (source, args, context, info) => (hidesPrices(context) ? value : resolve(source, args, context, info)),
          ];
        }),
      ),
    };
  }
  return kept;
}
