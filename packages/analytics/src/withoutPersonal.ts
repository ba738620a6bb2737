import { maskPersonal } from '@shop/variant';

/** Numbers and codes of the shop's own, which may look like somebody's. */
const own = new Set(['transaction_id', 'item_id', 'item_variant', 'item_list_id']);

const clean = (value: unknown, name: string): unknown => {
  if (typeof value === 'string') return own.has(name) ? value : maskPersonal(value);
  if (Array.isArray(value)) return value.map(each => clean(each, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (each === undefined ? [] : [[key, clean(each, key)]])),
  );
};

/** A payload in which what looks like an e-mail address or a telephone number is masked, whoever typed it (analytics-05). */
export const withoutPersonal = (params: object): object => clean(params, '') as object;
