import type { CartView } from '../cart/CartView.ts';
import { money } from '../money.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { encodeUid } from '../uid.ts';
import { type PaymentMethodCode, paymentMethodsFor, paymentTitles, surchargeOf } from './paymentMethods.ts';
import { parseAddress, type PostalAddress } from './PostalAddress.ts';
import type { ShippingMethod } from './shippingMethods.ts';

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

const methodPrices = (method: ShippingMethod) => ({
  carrier_code: method.carrier_code,
  carrier_title: method.carrier_title,
  method_code: method.method_code,
  method_title: method.method_title,
  amount: money(method.amount),
  price_excl_tax: money(method.amount),
  price_incl_tax: money(method.amount),
});

/** The ways in which a cart can be sent, as GraphQL's AvailableShippingMethod. */
export const offeredMethods = (view: CartView) =>
  view.shippingMethods.map(method => ({ ...methodPrices(method), available: true, error_message: null }));

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
    available_payment_methods: (view: CartView) =>
      paymentMethodsFor(view).map(code => ({
        code,
        title: paymentTitles[code],
        is_deferred: false,
        surcharge: surchargeOf(code) > 0 ? money(surchargeOf(code)) : null,
      })),
    selected_payment_method({ cart }: CartView) {
      const code = cart.payment_method as PaymentMethodCode | null;
      // Magento answers empty texts where nothing is chosen.
      return { code: code ?? '', title: code ? paymentTitles[code] : '', purchase_order_number: null };
    },
  },
  CartAddressInterface: {
    __resolveType: ({ kind }: CartAddressSource) =>
      kind === 'shipping' ? 'ShippingCartAddress' : 'BillingCartAddress',
  },
  BillingCartAddress: addressFields,
  ShippingCartAddress: {
    ...addressFields,
    available_shipping_methods: ({ view }: CartAddressSource) => offeredMethods(view),
    selected_shipping_method: ({ view }: CartAddressSource) => view.shippingMethod && methodPrices(view.shippingMethod),
  },
};
