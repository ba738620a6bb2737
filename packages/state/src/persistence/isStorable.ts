import type { StoredName } from './storedValues.ts';

const address = 'firstname lastname city region_code postcode telephone @street';

/** What the value under a name must hold for the shop to work with it: texts, and lists (@). */
const outlines: Partial<Record<StoredName, string>> = {
  userLocation: 'city pincode',
  shipping_address: address,
  billing_address: address,
  paymentMethod: 'code option',
  lastPayment: 'code option',
  shippingMethod: 'carrier_code method_code',
  openOrder: 'cartId method',
  cartToMerge: 'cartId @lines',
  linePlaces: 'cartId @keys',
  receipt: 'id method',
  pushDevice: 'token authToken',
  keptCart: 'id @items @shipping_addresses',
  told: '@keys',
};

const texts = new Set<StoredName>([
  'cartId',
  'cartStamp',
  'colourScheme',
  'signin_token',
  'magento_cache_id',
  'store_view_code',
  'store_view_currency',
]);
const lists = new Set<StoredName>(['availableShippingMethods', 'visited']);

/**
 * True when a value read back has the outline of what is stored under that name. Storage is open to other scripts and
 * older builds.
 */
export function isStorable(name: StoredName, value: unknown): boolean {
  if (texts.has(name)) return typeof value === 'string' && value !== '';
  if (lists.has(name)) return Array.isArray(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const held = value as Record<string, unknown>;
  if (held['sameAsShippingAddress'] === true) return name === 'billing_address';
  return (outlines[name]?.split(' ') ?? []).every(key =>
    key.startsWith('@') ? Array.isArray(held[key.slice(1)]) : typeof held[key] === 'string',
  );
}
