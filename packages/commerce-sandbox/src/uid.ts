import { inputError } from './errors.ts';

/** Magento's uid of a numeric id or of a path such as `configurable/93/12`: plain base64. */
export function encodeUid(id: number | string): string {
  return Buffer.from(String(id)).toString('base64');
}

/** The text inside a uid. Throws graphql-input when it is not base64. */
export function decodeUid(uid: string): string {
  const text = Buffer.from(uid, 'base64').toString('utf8');
  if (uid === '' || encodeUid(text) !== uid) throw inputError(`Value of uid "${uid}" is incorrect.`);
  return text;
}

/** The numeric id inside a uid; NaN when it holds something else, which matches no row. */
export function decodeId(uid: string): number {
  const text = decodeUid(uid);
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}
