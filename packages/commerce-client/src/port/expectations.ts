import { CommerceError } from '../CommerceError.ts';

/** The value, or a not-found error for a null that came without an error beside it. */
export function present<Value>(value: Value | null | undefined, message: string): Value {
  if (value === null || value === undefined) throw new CommerceError({ problem: { kind: 'not-found', message } });
  return value;
}
