import { viewCart } from '../cart/CartView.ts';
import { openCart } from '../cart/openCart.ts';
import type { SandboxContext } from '../context.ts';
import { regionByCode, regionById } from '../directory/regions.ts';
import { inputError } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { offeredMethods } from './checkoutFields.ts';
import { postalAddress } from './PostalAddress.ts';
import { methodKey } from './shippingMethods.ts';

/** GraphQL's EstimateTotalsInput. */
interface EstimateInput {
  cart_id: string;
  address: {
    country_code: string;
    postcode?: string | null;
    region?: { region?: string | null; region_code?: string | null; region_id?: number | null } | null;
  };
  shipping_method?: { carrier_code: string; method_code: string } | null;
}

/** A cart as it would be if it went to the address of the input. Nothing is written. */
function estimated(context: SandboxContext, { cart_id: id, address, shipping_method: method }: EstimateInput) {
  const cart = openCart(context, id);
  if (address.country_code !== 'IN') throw inputError('Country is not available');
  const { region: given } = address;
  const region = given?.region_id
    ? regionById(given.region_id)
    : given?.region_code
      ? regionByCode(given.region_code)
      : undefined;
  const place = postalAddress({
    country_code: 'IN',
    postcode: address.postcode ?? null,
    region: region?.name ?? given?.region ?? null,
    region_code: region?.code ?? null,
    region_id: region?.id ?? null,
  });
  return viewCart(context, cart.id, {
    shipping_address: JSON.stringify(place),
    ...(method && { shipping_method: methodKey(method) }),
  });
}

/** What sending costs, and all of it, before an address is known. */
export const estimateMutations: ResolverMap[string] = {
  estimateShippingMethods: (_, { input }: { input: EstimateInput }, context) =>
    offeredMethods(context, estimated(context, { ...input, shipping_method: null })),
  estimateTotals: (_, { input }: { input: EstimateInput }, context) => ({ cart: estimated(context, input) }),
};
