/** A place in an answer, as `products.items.0.name`. */
export type Place = string;

/** All members within a value, each list by its first entry. */
export function placesIn(value: unknown, path: Place = ''): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const members = Array.isArray(value)
    ? value.slice(0, 1).map((item, key) => [String(key), item])
    : Object.entries(value);
  return (members as [string, unknown][]).flatMap(([key, member]) => {
    const place = path === '' ? key : `${path}.${key}`;
    return [place, ...placesIn(member, place)];
  });
}

/** The same with another value at one place; nothing else is touched. */
export function misshape(value: unknown, place: Place, instead: unknown): unknown {
  const [key = '', ...rest] = place.split('.');
  if (typeof value !== 'object' || value === null) return value;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  copy[key] = rest.length === 0 ? instead : misshape(copy[key], rest.join('.'), instead);
  return copy;
}

/** What may stand where something else is expected: nothing, and of the plain values and the others one each. */
export const wrongValuesFor = (value: unknown): unknown[] => [
  null,
  typeof value === 'object' ? 'nonsense' : { value: {} },
  Array.isArray(value) ? {} : [],
];

/** The value at a place. */
export const valueAt = (value: unknown, place: Place): unknown =>
  place.split('.').reduce<unknown>((within, key) => (within as Record<string, unknown> | undefined)?.[key], value);
