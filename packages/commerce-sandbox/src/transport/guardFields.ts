import { defaultFieldResolver, type GraphQLSchema, isIntrospectionType, isObjectType } from 'graphql';
import type { SandboxContext } from '../context.ts';
import { checkLengths } from './inputLimits.ts';
import { weightOf } from './QueryCost.ts';

/**
 * Puts a guard before every field: lengths of arguments are bounded before anything reads them, and what is answered is
 * counted.
 */
export function guardFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve ?? defaultFieldResolver;
      const weight = weightOf(type.name, field.name);
      const takesArguments = field.args.length > 0;
      field.resolve = (source: unknown, args: Record<string, unknown>, context: SandboxContext, info) => {
        context.cost.spend(weight);
        if (takesArguments) checkLengths(args);
        const value: unknown = resolve(source, args, context, info);
        context.cost.spendOnText(typeof value === 'string' ? value : '', info.path.key);
        return value;
      };
    }
  }
}
