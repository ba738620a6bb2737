import type { GraphQLResolveInfo } from 'graphql';
import type { SandboxContext } from './context.ts';

/** A resolver of one field. Source and arguments are what the room says they are. */
export type FieldResolver<Source = never, Args = never> = (
  source: Source,
  args: Args,
  context: SandboxContext,
  info: GraphQLResolveInfo,
) => unknown;

/** Resolvers of one room, by type and field. `__resolveType` of interfaces returns a type's name. */
export type ResolverMap = Record<string, Record<string, FieldResolver>>;
