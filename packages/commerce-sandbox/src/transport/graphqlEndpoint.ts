import {
  type DocumentNode,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { SandboxConfig, SandboxContext } from '../context.ts';
import { inputError } from '../errors.ts';
import { cacheHeaders, isCacheable, NOT_CACHED } from './cacheHeaders.ts';
import { formatErrors } from './formatErrors.ts';
import { queryLimitError } from './queryLimits.ts';
import { BodyTooLarge } from './readLimited.ts';
import { type GraphqlParams, readParams } from './readParams.ts';

interface GraphqlEndpointOptions {
  schema: GraphQLSchema;
  config: SandboxConfig;
  contextOf: (request: Request) => SandboxContext;
  /** Told of exceptions that the client must not see. */
  report: (error: unknown) => void;
}

/** Tokens of one request; above that it is refused before it costs anything. Twice what 300 fields need. */
const MAX_TOKENS = 2000;

/**
 * Magento's GraphQL endpoint: its own rules of transport, status and error reporting around Yoga's engine, which
 * parses, validates (both remembered) and executes.
 */
export function graphqlEndpoint({
  schema,
  config,
  contextOf,
  report,
}: GraphqlEndpointOptions): (request: Request) => Promise<Response> {
  const yoga = createYoga({ schema, maskedErrors: false, logging: false, graphiql: false });
  const isNew = config.magentoRelease === '2.4.8';

  const refuse = (error: unknown, status: number): Response => respond({ errors: formatErrors(error, report) }, status);

  const run = async (request: Request, params: GraphqlParams, context: SandboxContext): Promise<Response> => {
    const engine = yoga.getEnveloped({});
    let document: DocumentNode;
    try {
      document = engine.parse(params.query, { maxTokens: MAX_TOKENS }) as DocumentNode;
    } catch (error) {
      return refuse(error, isNew ? 400 : 500);
    }
    const operation = getOperationAST(document, params.operationName);
    if (operation?.operation === 'mutation' && request.method !== 'POST') {
      return refuse(inputError('Mutation requests allowed only for POST requests'), 500);
    }
    // Before it is validated, which takes the square of the fields.
    const excess = queryLimitError(document);
    if (excess) return refuse(excess, 200);
    const invalid = (engine.validate(schema, document) as readonly Error[])[0];
    if (invalid || !operation) return refuse(invalid ?? noOperation(params), 200);
    const { cost } = context;
    const asked = {
      schema,
      document,
      contextValue: context,
      variableValues: params.variables,
      operationName: params.operationName,
      signal: cost.signal,
    };
    let result: ExecutionResult | undefined;
    try {
      result = (await engine.execute(asked)) as ExecutionResult;
    } catch (error) {
      if (!cost.signal.aborted) throw error;
    }
    if (!result || cost.signal.aborted) return refuse(cost.signal.reason, 200);
    // In production mode Magento reports the first error only.
    const errors = result.errors?.[0] ? formatErrors(result.errors[0], report, context.storeView.locale) : undefined;
    const caching =
      operation.operation === 'query'
        ? cacheHeaders(request, context, !errors && isCacheable(document, operation))
        : { 'Cache-Control': NOT_CACHED };
    const headers = { ...caching, 'X-Query-Cost': String(cost.spent) };
    const body = { ...(errors && { errors }), ...(result.data !== undefined && { data: result.data }) };
    return respond(body, isNew ? statusOf(errors) : 200, headers);
  };

  return async request => {
    try {
      const context = contextOf(request);
      return await run(request, await readParams(request), context);
    } catch (error) {
      if (error instanceof BodyTooLarge) return refuse(inputError(error.message), 413);
      const body = { errors: formatErrors(error, report) };
      return respond(body, statusOf(body.errors, 500));
    }
  };
}

const noOperation = ({ operationName }: GraphqlParams) =>
  new GraphQLError(
    operationName === undefined
      ? 'Must provide operation name if query contains multiple operations.'
      : `Unknown operation named "${operationName}".`,
  );

interface GraphqlAnswer {
  errors?: GraphQLFormattedError[];
  data?: unknown;
}

/** The newest Magento says 401 and 403 where the first error is about who asks. */
function statusOf(errors: GraphQLFormattedError[] | undefined, otherwise = 200): number {
  const category = errors?.[0]?.extensions?.['category'];
  return category === 'graphql-authentication' ? 401 : category === 'graphql-authorization' ? 403 : otherwise;
}

function respond(
  body: GraphqlAnswer,
  status: number,
  headers: Record<string, string> = { 'Cache-Control': NOT_CACHED },
): Response {
  return Response.json(body, { status, headers });
}
