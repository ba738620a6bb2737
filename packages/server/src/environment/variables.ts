/** What a deployment sets, by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** A variable's value; one that is set to nothing is not set. */
export const given = (env: Variables, name: string): string | undefined => env[name]?.trim() || undefined;

/** What a variable lists with commas between. */
export const listed = (env: Variables, name: string): string[] =>
  (env[name] ?? '')
    .split(',')
    .map(each => each.trim())
    .filter(Boolean);

/** The error that says what a variable is, and what to give instead. */
export const refused = (name: string, value: string, remedy: string): Error =>
  new Error(`${name} is ${JSON.stringify(value)}: give ${remedy}.`);

/** The same of one among those that a variable lists. */
export const refusedAmong = (name: string, value: string, remedy: string): Error =>
  new Error(`${name} names ${JSON.stringify(value)}: give ${remedy}.`);

export const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);

/**
 * Reads a whole number.
 *
 * @param usual taken where nothing is set.
 * @param bounds the least and the greatest that is taken.
 */
export function readWhole(
  env: Variables,
  name: string,
  usual: number,
  [least, most]: readonly [least: number, most: number],
  remedy: string,
): number {
  const value = given(env, name) ?? String(usual);
  const whole = Number(value);
  if (!Number.isInteger(whole) || whole < least || whole > most) throw refused(name, value, remedy);
  return whole;
}

/** Reads a port, `usual` where nothing is set. */
export const readPort = (env: Variables, name: string, usual: number): number =>
  readWhole(env, name, usual, [1, 65_535], 'a port from 1 to 65535');

/**
 * Reads whether something is on, which it is unless told.
 *
 * @param what comes with "on".
 */
export function readSwitch(env: Variables, name: string, what: string): boolean {
  const value = given(env, name) ?? 'on';
  if (value !== 'on' && value !== 'off') throw refused(name, value, `"on", for ${what}, or "off"`);
  return value === 'on';
}
