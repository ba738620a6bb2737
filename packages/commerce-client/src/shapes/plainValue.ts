import * as mark from './marks.ts';

/** What cannot be there and cannot be left out, so that what it stands in cannot be there either. */
export const lost = Symbol('lost');

/** A plain value of a type, also where a number came as a text or the other way round. */
export function plainValue(type: string, value: unknown): unknown {
  switch (type) {
    case mark.number: {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      return typeof number === 'number' && Number.isFinite(number) ? number : lost;
    }
    case mark.boolean:
      return value === 0 || value === 1 ? value === 1 : typeof value === 'boolean' ? value : lost;
    default:
      return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : lost;
  }
}

/**
 * What stands for a value that must be there and could not be read. That something can be had is assumed: the back end
 * refuses what cannot. Nothing stands for what names a thing (ID) or says how it stands with it (enums).
 */
export function neutralValue(type: string, field: string): unknown {
  switch (type) {
    case mark.number:
      return 0;
    case mark.boolean:
      return field.endsWith('available');
    case mark.opaque:
      return lost;
    default:
      return '';
  }
}
