import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, Kind, parse, print, validate, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Operation } from '@urql/core';
import { textOf } from '../documentText.ts';
import { minify } from '../minify.ts';
import * as cart from './cart.ts';
import * as cartChanges from './cartChanges.ts';
import * as checkout from './checkout.ts';
import * as coins from './coins.ts';
import * as contact from './contact.ts';
import * as content from './content.ts';
import * as customer from './customer.ts';
import * as customerInformation from './customerInformation.ts';
import * as menu from './menu.ts';
import * as notifications from './notifications.ts';
import * as payment from './payment.ts';
import * as places from './places.ts';
import { requestPolicies } from './requestPolicies.ts';
import * as reviews from './reviews.ts';
import * as route from './route.ts';
import * as storeConfig from './storeConfig.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

const documents = Object.values({
  ...cart,
  ...cartChanges,
  ...checkout,
  ...coins,
  ...contact,
  ...content,
  ...customer,
  ...customerInformation,
  ...menu,
  ...notifications,
  ...payment,
  ...places,
  ...reviews,
  ...route,
  ...storeConfig,
}).map(document => parse(textOf(document as Operation['query'])));

const operations = documents.flatMap(({ definitions }) =>
  definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  ),
);

const described = ({ operation, name, variableDefinitions, selectionSet }: OperationDefinitionNode) => [
  operation,
  name?.value,
  (variableDefinitions ?? []).map(({ variable, type }) => `${variable.name.value}: ${print(type)}`),
  selectionSet.selections.map(selection => (selection.kind === Kind.FIELD ? selection.name.value : selection.kind)),
];

/** What back ends and caches know of each operation (client-11): kind, name, variables, root fields. */
const TABLE = [
  ['mutation', 'createEmptyCart', [], ['createEmptyCart']],
  ['query', 'checkCartAccess', ['cart_id: String!'], ['cart']],
  ['query', 'getCartDetails', ['cartId: String!'], ['cart']],
  [
    'mutation',
    'addItem',
    [
      'cartId: String!',
      'parentSku: String',
      'sku: String!',
      'quantity: Float!',
      'selectedOptions: [ID]',
      'enteredOptions: [EnteredOptionInput]',
    ],
    ['addProductsToCart'],
  ],
  ['mutation', 'updateItem', ['cartId: String!', 'itemId: ID!', 'quantity: Float!'], ['updateCartItems']],
  ['mutation', 'removeItem', ['cartId: String!', 'itemId: ID!'], ['removeItemFromCart']],
  ['query', 'getItemCount', ['cartId: String!'], ['cart']],
  ['query', 'GetCustomerInformation', [], ['customer']],
  ['query', 'Customer', [], ['customer']],
  ['query', 'accountChipQuery', [], ['customer']],
  ['mutation', 'updateCustomer', ['customerInput: CustomerUpdateInput!'], ['updateCustomerV2']],
  [
    'mutation',
    'changeCustomerPassword',
    ['currentPassword: String!', 'newPassword: String!'],
    ['changeCustomerPassword'],
  ],
  ['query', 'getCoinBalance', [], ['customer']],
  // setGuestEmail travels with the addresses: one request for what one step of the checkout asks.
  [
    'mutation',
    'setShippingAddressesOnCart',
    [
      'cartId: String!',
      'isGuest: Boolean!',
      'email: String!',
      'isDelivered: Boolean!',
      'address: CartAddressInput',
      'billingAddress: BillingAddressInput!',
    ],
    ['setGuestEmailOnCart', 'setShippingAddressesOnCart', 'setBillingAddressOnCart'],
  ],
  ['query', 'getCityByPincode', ['pincode: String!'], ['getCityByPincode']],
  ['query', 'storeConfig', [], ['storeConfig']],
  ['query', 'GetStoreConfigForMegaMenu', [], ['storeConfig']],
  ['query', 'getMegaMenu', [], ['categoryList']],
  ['query', 'getLocale', [], ['storeConfig']],
  ['mutation', 'CustomerNotifications', ['customerId: Int!'], ['customerNotifications']],
  ['mutation', 'IncrementFcmDownloads', [], ['incrementFcmDownloads']],
  ['mutation', 'UpdateNotificationReadStatus', ['id: Int!'], ['updateNotificationReadStatus']],
  ['query', 'ResolveURL', ['url: String!'], ['route']],
  ['query', 'cmsBlocks', ['identifiers: [String]!'], ['cmsBlocks']],
];

/** What each answer must at least hold, by operation name (client-12). */
const READS: [string, string[]][] = [
  ['checkCartAccess', ['cart.id']],
  ['getItemCount', ['cart.id', 'cart.total_summary_quantity_including_config']],
  [
    'getCartDetails',
    [
      'cart.id',
      'cart.total_quantity',
      'cart.total_summary_quantity_including_config',
      'cart.prices.grand_total.value',
      'cart.prices.grand_total.currency',
      'cart.prices.discounts.amount.value',
      'cart.applied_coupons.code',
      'cart.available_payment_methods.code',
      'cart.is_only_upi',
      'cart.total_discount',
      'cart.mw_applied_reward_points.points',
      'cart.mw_applied_reward_points.money.value',
      'cart.billing_address.firstname',
      'cart.billing_address.lastname',
      'cart.billing_address.street',
      'cart.billing_address.companyName',
      'cart.billing_address.telephone',
      'cart.billing_address.postcode',
      'cart.billing_address.city',
      'cart.shipping_addresses.street',
      'cart.applied_gift_cards.code',
      'cart.items.uid',
      'cart.items.id',
      'cart.items.quantity',
      'cart.items.configured_variant.size',
      'cart.items.configured_variant.color',
      'cart.items.product.id',
      'cart.items.product.sku',
      'cart.items.product.name',
      'cart.items.product.brand_code',
      'cart.items.product.categories.id',
      'cart.items.product.categories.name',
      'cart.items.product.price_range.minimum_price.regular_price.value',
      'cart.items.product.price_range.minimum_price.discount.amount_off',
      'cart.items.product.price_range.maximum_price.final_price.value',
      'cart.items.product.productsurcharge_fee',
      'cart.items.product.thumbnail.url',
    ],
  ],
  [
    'Customer',
    [
      'customer.id',
      'customer.customer_id',
      'customer.email',
      'customer.custom_attributes.code',
      'customer.custom_attributes.value',
    ],
  ],
  ['accountChipQuery', ['customer.firstname']],
  ['changeCustomerPassword', ['changeCustomerPassword.email']],
  [
    'getCoinBalance',
    ['points', 'money.currency', 'money.value'].map(field => `customer.mw_reward_points.balance.${field}`),
  ],
  [
    'setShippingAddressesOnCart',
    ['setBillingAddressOnCart.cart.shipping_addresses.available_shipping_methods.carrier_code'],
  ],
  ['getCityByPincode', ['city', 'message', 'region', 'region_id', 'success'].map(field => `getCityByPincode.${field}`)],
  [
    'storeConfig',
    [
      'store_code',
      'store_name',
      'category_url_suffix',
      'absolute_footer',
      'cms_no_route',
      'default_title',
      'header_logo_src',
      'base_media_url',
      'base_static_url',
      'base_url',
      'logo_width',
      'logo_height',
      'no_route',
      'locale',
      'logo_alt',
      'website_name',
    ].map(field => `storeConfig.${field}`),
  ],
  ['GetStoreConfigForMegaMenu', ['storeConfig.store_code', 'storeConfig.category_url_suffix']],
  [
    'getMegaMenu',
    ['', 'children.', 'children.children.', 'children.children.children.'].flatMap(level =>
      ['uid', 'include_in_menu', 'name', 'position', 'url_path', 'image'].map(field => `categoryList.${level}${field}`),
    ),
  ],
  ['getLocale', ['storeConfig.store_code', 'storeConfig.locale']],
  [
    'CustomerNotifications',
    ['id', 'title', 'body', 'created_at', 'is_read', 'url'].map(field => `customerNotifications.${field}`),
  ],
  ['IncrementFcmDownloads', ['message', 'status', 'total'].map(field => `incrementFcmDownloads.${field}`)],
  ['UpdateNotificationReadStatus', ['message', 'success'].map(field => `updateNotificationReadStatus.${field}`)],
  [
    'ResolveURL',
    ['relative_url', 'redirect_code', 'type', 'identifier', 'uid', '__typename', 'name', 'sku'].map(
      field => `route.${field}`,
    ),
  ],
  ['cmsBlocks', ['cmsBlocks.items.content', 'cmsBlocks.items.identifier']],
];

/** The response keys that a document asks for, dotted, fragments included. */
function keysOf(document: DocumentNode): string[] {
  type Selections = OperationDefinitionNode['selectionSet'];
  const walk = (set: Selections | undefined, path: string): string[] =>
    (set?.selections ?? []).flatMap(selection => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return walk(selection.selectionSet, path);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = document.definitions.find(
          definition => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
        );
        return walk((fragment as { selectionSet?: Selections } | undefined)?.selectionSet, path);
      }
      const key = `${path}${selection.alias?.value ?? selection.name.value}`;
      return [key, ...walk(selection.selectionSet, `${key}.`)];
    });
  const operation = document.definitions.find(definition => definition.kind === Kind.OPERATION_DEFINITION);
  return walk(operation?.selectionSet, '');
}

const documentNamed = (name: string) =>
  documents.find(({ definitions }) =>
    definitions.some(definition => definition.kind === Kind.OPERATION_DEFINITION && definition.name?.value === name),
  );

describe('the operations', () => {
  it.each(operations.map(operation => [operation.name?.value ?? '']))(
    '%s validates against the contract, also minified',
    name => {
      const document = documentNamed(name);
      expect(document && validate(schema, document)).toEqual([]);
      expect(document && validate(schema, parse(minify(print(document))))).toEqual([]);
    },
  );

  it('have names of their own', () => {
    const names = operations.map(({ name }) => name?.value);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(TABLE)('%s %s keeps its arguments and root fields', (kind, name, variables, roots) => {
    const operation = operations.find(operation => operation.name?.value === name);
    expect(operation && described(operation)).toEqual([kind, name, variables, roots]);
  });

  it.each(READS)('%s reads what it must', (name, keys) => {
    const document = documentNamed(name);
    expect(keysOf(document as DocumentNode)).toEqual(expect.arrayContaining(keys));
  });

  it('have the fetch policies of carts, customers and routes (client-09)', () => {
    expect(requestPolicies).toMatchObject({
      getCartDetails: 'network-only',
      GetCustomerInformation: 'cache-and-network',
      ResolveURL: 'cache-and-network',
    });
    const names = operations.map(({ name }) => name?.value);
    expect(names).toEqual(expect.arrayContaining(Object.keys(requestPolicies)));
  });

  it('are typed from the contract as it is now', () => {
    const script = fileURLToPath(new URL('../../scripts/generate-types.mjs', import.meta.url));
    expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
  });
});
