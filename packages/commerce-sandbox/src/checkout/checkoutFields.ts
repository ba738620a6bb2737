import type { CartView } from '../cart/CartView.ts';
import type { SandboxContext } from '../context.ts';
import { money } from '../money.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { encodeUid } from '../uid.ts';
import { type PaymentMethodCode, paymentMethodsFor, paymentTitle, surchargeOf } from './paymentMethods.ts';
import { parseAddress, type PostalAddress } from './PostalAddress.ts';
import { methodInView, type ShippingMethod } from './shippingMethods.ts';

/** An address of a cart as GraphQL's CartAddressInterface. */
interface CartAddressSource {
  view: CartView;
  kind: 'shipping' | 'billing';
  address: PostalAddress;
}

function sourceOf(view: CartView, kind: CartAddressSource['kind']): CartAddressSource | null {
  const address = parseAddress(view.cart[`${kind}_address`]);
  return address && { view, kind, address };
}

const methodPrices = (context: SandboxContext, method: ShippingMethod) => ({
  ...methodInView(context, method),
  amount: money(method.amount),
  price_excl_tax: money(method.amount),
  price_incl_tax: money(method.amount),
});

/** The ways in which a cart can be sent, as GraphQL's AvailableShippingMethod. */
export const offeredMethods = (context: SandboxContext, view: CartView) =>
  view.shippingMethods.map(method => ({ ...methodPrices(context, method), available: true, error_message: null }));

const addressFields: ResolverMap[string] = {
  uid: ({ view, kind }: CartAddressSource) => encodeUid(`${kind}/${view.cart.id}`),
  firstname: ({ address }: CartAddressSource) => address.firstname ?? '',
  lastname: ({ address }: CartAddressSource) => address.lastname ?? '',
  middlename: ({ address }: CartAddressSource) => address.middlename,
  prefix: ({ address }: CartAddressSource) => address.prefix,
  suffix: ({ address }: CartAddressSource) => address.suffix,
  company: ({ address }: CartAddressSource) => address.company,
  street: ({ address }: CartAddressSource) => address.street,
  city: ({ address }: CartAddressSource) => address.city ?? '',
  postcode: ({ address }: CartAddressSource) => address.postcode,
  telephone: ({ address }: CartAddressSource) => address.telephone,
  fax: ({ address }: CartAddressSource) => address.fax,
  vat_id: ({ address }: CartAddressSource) => address.vat_id,
  country: ({ address }: CartAddressSource) => ({
    code: address.country_code ?? '',
    label: address.country_code === 'IN' ? 'India' : '',
  }),
  region: ({ address }: CartAddressSource) => ({
    code: address.region_code,
    label: address.region,
    region_id: address.region_id,
  }),
};

/** Addresses and methods of a cart. */
export const checkoutFields: ResolverMap = {
  Cart: {
    shipping_addresses: (view: CartView) => [sourceOf(view, 'shipping')].filter(source => source !== null),
    billing_address: (view: CartView) => sourceOf(view, 'billing'),
    available_payment_methods: (view: CartView, _: unknown, context: SandboxContext) =>
      paymentMethodsFor(view).map(code => ({
        code,
        title: paymentTitle(context, code),
        is_deferred: false,
        surcharge: surchargeOf(code) > 0 ? money(surchargeOf(code)) : null,
      })),
    selected_payment_method({ cart }: CartView, _: unknown, context: SandboxContext) {
      const code = cart.payment_method as PaymentMethodCode | null;
      // Magento answers empty texts where nothing is chosen.
      return { code: code ?? '', title: code ? paymentTitle(context, code) : '', purchase_order_number: null };
    },
  },
  CartAddressInterface: {
    __resolveType: ({ kind }: CartAddressSource) =>
      kind === 'shipping' ? 'ShippingCartAddress' : 'BillingCartAddress',
  },
  BillingCartAddress: addressFields,
  ShippingCartAddress: {
    ...addressFields,
    customer_notes: ({ view }: CartAddressSource) => view.cart.customer_notes,
    available_shipping_methods: ({ view }: CartAddressSource, _: unknown, context: SandboxContext) =>
      offeredMethods(context, view),
    selected_shipping_method: ({ view }: CartAddressSource, _: unknown, context: SandboxContext) =>
      view.shippingMethod && methodPrices(context, view.shippingMethod),
  },
};
