import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  buildSchema,
  execute,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
} from 'graphql';

const schema = buildSchema(
  readFileSync(createRequire(import.meta.url).resolve('@shop/commerce-client/schema.graphql'), 'utf8'),
);

const checked = new Map<string, DocumentNode>();

/** An operation, parsed; checked against the schema once, for a sweep asks for the same ones a thousand times. */
function documentOf(source: string): DocumentNode {
  const known = checked.get(source);
  if (known) return known;
  const document = parse(source);
  const errors = validate(schema, document);
  if (errors.length > 0) throw new AggregateError(errors, errors.map(({ message }) => message).join('\n'));
  checked.set(source, document);
  return document;
}

export interface SchemaBackEndOptions {
  /** Values by `Type.field`, of the type or of an interface that it has, where what the schema says is not enough. */
  given?: Record<string, unknown>;
  /** Types that stand for interfaces and unions; the first possible one unless told. */
  types?: Record<string, string>;
  /** Nullable fields, as `Type.field`, that are null. */
  isNull?: (coordinate: string) => boolean;
  /** What every list holds that is not given; `null` only where the schema allows it, else nothing. */
  lists?: 'entry' | 'nothing' | 'null';
  /** What every text says that is not given. */
  text?: string;
  /** What every number is that is not given. */
  number?: number;
}

export interface SchemaBackEnd {
  fetch: typeof fetch;
  /** Nullable fields that were asked for, as `Type.field`. */
  nullable: Set<string>;
}

/** A back end that answers what the contract's schema allows, and nothing that it forbids. */
export function schemaBackEnd({
  given = {},
  types = {},
  isNull = () => false,
  lists = 'entry',
  text = 'Some words',
  number = 7,
}: SchemaBackEndOptions = {}): SchemaBackEnd {
  const nullable = new Set<string>();
  const valueOf = (type: GraphQLOutputType): unknown => {
    if (isNonNullType(type)) return valueOf(type.ofType);
    if (isListType(type)) {
      if (lists === 'entry') return [valueOf(type.ofType)];
      return lists === 'null' && !isNonNullType(type.ofType) ? [null] : [];
    }
    if (isEnumType(type)) return type.getValues()[0]?.value;
    if (isObjectType(type)) return { __typename: type.name };
    if (isAbstractType(type)) return { __typename: types[type.name] ?? schema.getPossibleTypes(type)[0]?.name };
    if (type.name === 'Boolean') return true;
    return type.name === 'Int' || type.name === 'Float' ? number : text;
  };
  const fieldResolver: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
    _source,
    _args,
    _context,
    { parentType, fieldName, returnType },
  ) => {
    const [own = '', ...inherited] = [parentType, ...parentType.getInterfaces()].map(
      ({ name }) => `${name}.${fieldName}`,
    );
    if (!isNonNullType(returnType)) {
      nullable.add(own);
      if (isNull(own)) return null;
    }
    const known = [own, ...inherited].find(name => name in given);
    return known === undefined ? valueOf(returnType) : given[known];
  };
  return {
    nullable,
    fetch: async (input, init) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : input, 'http://back.test');
      const posted =
        typeof init?.body === 'string'
          ? (JSON.parse(init.body) as { query: string; variables?: Record<string, unknown> })
          : undefined;
      const variableValues =
        posted?.variables ?? (JSON.parse(searchParams.get('variables') ?? '{}') as Record<string, unknown>);
      return Response.json(
        execute({
          schema,
          document: documentOf(posted?.query ?? searchParams.get('query') ?? ''),
          variableValues,
          fieldResolver,
        }),
      );
    },
  };
}
