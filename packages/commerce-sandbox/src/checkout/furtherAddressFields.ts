import { lineSources } from '../cart/cartFields.ts';
import type { CartView } from '../cart/CartView.ts';
import type { ResolverMap } from '../resolverMap.ts';

interface AddressSource {
  view: CartView;
  kind: 'shipping' | 'billing';
}

/** Magento numbers the addresses of carts; here the cart's number makes two. */
const common: ResolverMap[string] = {
  id: ({ view, kind }: AddressSource) => view.cart.id * 2 + (kind === 'billing' ? 1 : 0),
  custom_attributes: () => [],
};

/** Kilograms of a line. */
const weightOf = ({ line }: ReturnType<typeof lineSources>[number]) =>
  line.parts.reduce((sum, part) => sum + (part.product.weight ?? 0) * part.quantity, 0) * (line.quantity / 1000);

/** Fields of a cart's addresses that other storefronts ask for. */
export const furtherAddressFields: ResolverMap = {
  // Nobody can write notes for it, as in Magento.
  BillingCartAddress: { ...common, customer_notes: () => null },
  ShippingCartAddress: {
    ...common,
    cart_items: ({ view }: AddressSource) => view.lines.map(({ id, quantity }) => ({ cart_item_id: id, quantity })),
    cart_items_v2: ({ view }: AddressSource) => lineSources(view),
    items_weight: ({ view }: AddressSource) => lineSources(view).reduce((sum, source) => sum + weightOf(source), 0),
    same_as_billing: ({ view: { cart } }: AddressSource) => cart.shipping_address === cart.billing_address,
  },
};
