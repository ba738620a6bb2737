import { checkLengths } from '../transport/inputLimits.ts';
import { BodyTooLarge, readLimited } from '../transport/readLimited.ts';
import { RestError } from './RestError.ts';

/** A JSON object whose fields are not known yet. */
export type Json = Record<string, unknown>;

const LIMIT = 128 * 1024;

/**
 * The JSON body of a call; an empty body is an empty object. Throws RestError, and graphql-input for texts and lists
 * that are too long.
 */
export async function readBody(request: Request): Promise<Json> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const text = await readText(request);
  if (text.trim() === '') return {};
  if (type !== 'application/json')
    throw new RestError(400, 'Server cannot understand Content-Type HTTP header media type %1', [type]);
  const body = parse(text);
  if (!isObject(body)) throw new RestError(400, 'Decoding error.');
  checkLengths(body);
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readText(request: Request): Promise<string> {
  try {
    return await readLimited(request, LIMIT);
  } catch (error) {
    if (error instanceof BodyTooLarge) throw new RestError(413, error.message);
    throw error;
  }
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A required parameter of the call that has to be an object. */
export function requiredObject(body: Json, name: string): Json {
  const value = body[name];
  if (value === undefined || value === null) throw RestError.required(name);
  if (!isObject(value))
    throw new RestError(400, `The "%1" value's type is invalid. The "%2" type was expected. Verify and try again.`, [
      JSON.stringify(value),
      'object',
    ]);
  return value;
}

/** A data object has a key that Magento has no setter for. */
export class UnknownKey extends Error {
  constructor(key: string) {
    super(`Property "${key}" does not have an accessor method.`);
    this.name = 'UnknownKey';
  }
}

const snake = (key: string) => key.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/**
 * Folds the keys of a data object to snake_case. Magento finds a setter for each key: one that it has none for is an
 * internal error there, so it is one here.
 */
export function dataObject(value: Json, known: ReadonlySet<string>): Json {
  const folded: Json = {};
  for (const [key, field] of Object.entries(value)) {
    const name = snake(key);
    if (!known.has(name)) throw new UnknownKey(key);
    folded[name] = field;
  }
  return folded;
}

/** A text field, trimmed; null when absent. Numbers count as text, anything else is refused. */
export function text(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  throw new RestError(400, `The "%1" value's type is invalid. The "%2" type was expected. Verify and try again.`, [
    JSON.stringify(value),
    'string',
  ]);
}
