import { readFileSync } from 'node:fs';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';

/** How long a back end may take to describe itself, ms. */
const patience = 60_000;

/**
 * The schema in an SDL file, or in a file with the JSON answer of an introspection.
 *
 * @throws Error that names the file and what is wrong with it.
 */
export function readSchemaFile(file: string): GraphQLSchema {
  try {
    const text = readFileSync(file, 'utf8');
    if (!text.trimStart().startsWith('{')) return buildSchema(text, { assumeValidSDL: true });
    const answer = JSON.parse(text) as { data?: IntrospectionQuery } & Partial<IntrospectionQuery>;
    return buildClientSchema(answer.data ?? (answer as IntrospectionQuery));
  } catch (error) {
    throw new Error(
      `${file} holds no schema (${error instanceof Error ? error.message : String(error)}). Give an SDL file, or the JSON of an introspection.`,
      { cause: error },
    );
  }
}

/**
 * The GraphQL endpoint of a back end.
 *
 * @param url address of the back end, or of that endpoint.
 * @throws Error that names what is no address, and the remedy.
 */
export function endpointOf(url: string): URL {
  if (!/^https?:\/\/./i.test(url) || !URL.canParse(url))
    throw new Error(
      `${JSON.stringify(url)} is no address of a back end. Write it with its scheme, for example https://staging.example.com.`,
    );
  const endpoint = new URL(url);
  if (!endpoint.pathname.endsWith('/graphql')) endpoint.pathname = `${endpoint.pathname.replace(/\/+$/, '')}/graphql`;
  return endpoint;
}

/**
 * The schema that a running back end describes.
 *
 * @param url address of the back end, or of its GraphQL endpoint.
 * @throws Error that says what was answered, and that production Magentos often refuse introspection.
 */
export async function askForSchema(url: string, call: typeof fetch = fetch): Promise<GraphQLSchema> {
  const endpoint = endpointOf(url);
  const remedy =
    'Where introspection is off (Magento in production mode), run this against a staging server, or give its schema with --schema FILE.';
  let answer: Response;
  try {
    answer = await call(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: getIntrospectionQuery({ descriptions: false }) }),
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    throw new Error(`${endpoint.href} does not answer. Check the address, and that the back end runs.`, {
      cause: error,
    });
  }
  const body = (await answer.json().catch(() => null)) as {
    data?: IntrospectionQuery | null;
    errors?: { message: string }[];
  } | null;
  if (!body?.data)
    throw new Error(
      `${endpoint.href} answered ${answer.status}${body?.errors?.[0] ? ` "${body.errors[0].message}"` : ' without GraphQL'}. ${remedy}`,
    );
  return buildClientSchema(body.data);
}
