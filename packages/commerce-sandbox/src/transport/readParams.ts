import { inputError } from '../errors.ts';
import { BodyTooLarge, readLimited } from './readLimited.ts';

/** What a GraphQL request asks for. */
export interface GraphqlParams {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

/** Bytes of a body: what the storefront server passes on, with a picture of a review in it. */
const LIMIT = 256 * 1024;
/** Characters of an address. Far above the longest query of a shop. */
const LONGEST_ADDRESS = 128 * 1024;

/**
 * Reads query, variables and operationName from a GET's address or a POST's JSON body. Throws graphql-input in
 * Magento's words. What is missing counts as empty, and fails as a syntax error later, as it does there.
 */
export async function readParams(request: Request): Promise<GraphqlParams> {
  if (request.method === 'GET' || request.method === 'HEAD') {
    if (request.url.length > LONGEST_ADDRESS) throw new BodyTooLarge(LONGEST_ADDRESS);
    const search = new URL(request.url).searchParams;
    const variables = search.get('variables');
    return params({
      query: search.get('query'),
      variables: variables ? parseJson(variables) : null,
      operationName: search.get('operationName'),
    });
  }
  if (request.method !== 'POST') return params({});
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw inputError('Request content type must be application/json');
  const body = await readLimited(request, LIMIT);
  return params(body.trim() === '' ? {} : parseJson(body));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw inputError('Unable to unserialize value. Error: Syntax error');
  }
}

function params(input: unknown): GraphqlParams {
  const { query, variables, operationName } = isRecord(input) ? input : {};
  const given = typeof variables === 'string' && variables !== '' ? parseJson(variables) : variables;
  return {
    query: typeof query === 'string' ? query : '',
    variables: isRecord(given) ? given : {},
    operationName: typeof operationName === 'string' && operationName !== '' ? operationName : undefined,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
