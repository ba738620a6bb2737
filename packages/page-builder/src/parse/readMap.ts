import type { Place } from '../tree.ts';
import { attribute } from './query.ts';
import { styled, type Reader } from './reading.ts';

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

function placeOf(written: unknown): Place[] {
  const { location_name, position, phone, address, city, state, zipcode, country, comment } = (written ?? {}) as Record<
    string,
    unknown
  >;
  const { latitude: north, longitude: east } = (position ?? {}) as Record<string, unknown>;
  const [latitude, longitude] = [Number.parseFloat(text(north)), Number.parseFloat(text(east))];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return [];
  const lines = [
    text(address),
    [text(city), text(state), text(zipcode)].filter(Boolean).join(', '),
    text(country),
  ].filter(Boolean);
  return [
    {
      name: text(location_name),
      latitude,
      longitude,
      address: lines,
      ...(text(phone) && { phone: text(phone) }),
      ...(text(comment) && { comment: text(comment) }),
    },
  ];
}

/** Places are JSON, with backslashes before the quotes in older content. A place without a position is left out. */
export const readMap: Reader = (element, reading) => {
  const written: unknown = JSON.parse((attribute(element, 'dataLocations') ?? '[]').replaceAll('\\"', '"'));
  const places = Array.isArray(written) ? written.flatMap(placeOf) : [];
  return places.length > 0
    ? { type: 'map', controls: attribute(element, 'dataShowControls') !== 'false', places, ...styled(element, reading) }
    : null;
};
