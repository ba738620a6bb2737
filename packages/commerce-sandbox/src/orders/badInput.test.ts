import {
  buildSchema,
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { contractText } from '../transport/executableSchema.ts';
import { makeShopper } from './testing/makeShopper.ts';

const schema = buildSchema(contractText());

/** Values that nobody means: too little, too much, and what breaks out of quotes. */
const hostile = {
  String: ['', ' ', "'; DROP TABLE cart; --", '\u0000', '\uD800', 'constructor', '🙂'.repeat(400)],
  Int: [0, -1, 2_147_483_647],
  Float: [0, -1, 0.1, 1e308],
  Boolean: [true, false],
};

/**
 * The `turn`-th value of a type. Nullable values are null now and then, lists empty, single and with a null in them.
 */
function valueOf(type: GraphQLInputType, turn: number, known: Record<string, string>, name = ''): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, turn, known, name);
  if (turn % 5 === 4) return null;
  if (isListType(type))
    return [[], [valueOf(type.ofType, turn, known)], isNonNullType(type.ofType) ? [] : [null]][turn % 3];
  if (isEnumType(type)) return type.getValues()[turn % type.getValues().length]!.name;
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields()).flatMap((field, index) => {
        const value = valueOf(field.type, turn + index, known, field.name);
        return value === null && isNonNullType(field.type)
          ? [[field.name, valueOf(field.type, turn + index + 1, known, field.name)]]
          : [[field.name, value]];
      }),
    );
  }
  // Half of the time a cart that exists, so that what comes after the look-up is reached.
  if (known[name] !== undefined && turn % 2 === 0) return known[name];
  const values: readonly unknown[] = hostile[type.name as keyof typeof hostile] ?? hostile.String;
  return values[turn % values.length];
}

/** Asks for the operation with the `turn`-th values. */
function operation(kind: 'query' | 'mutation', fieldName: string, turn: number, known: Record<string, string>) {
  const root = kind === 'query' ? schema.getQueryType()! : schema.getMutationType()!;
  const field = root.getFields()[fieldName]!;
  const declared = field.args.map(arg => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = field.args.map(arg => `${arg.name}: $${arg.name}`).join(', ');
  const result = getNamedType(field.type);
  const isComposite = isObjectType(result) || isInterfaceType(result) || isUnionType(result);
  return {
    text: `${kind} ${declared && `(${declared})`} { ${fieldName}${passed && `(${passed})`} ${isComposite ? '{ __typename }' : ''} }`,
    variables: Object.fromEntries(
      field.args.map((arg, index) => [
        arg.name,
        valueOf(arg.type, turn + index, known, arg.name) ?? (isNonNullType(arg.type) ? '' : null),
      ]),
    ),
  };
}

const names = (kind: 'query' | 'mutation') =>
  Object.keys((kind === 'query' ? schema.getQueryType()! : schema.getMutationType()!).getFields());

describe('input that nobody means', () => {
  it.each(['a guest', 'a customer'])('never reaches %s as an internal error', { timeout: 60_000 }, async who => {
    const reported: unknown[] = [];
    const shopper = makeShopper({ onError: error => reported.push(error) });
    const signIn = async () => (who === 'a customer' ? shopper.signIn('ravi@example.com') : undefined);
    await signIn();
    for (const kind of ['query', 'mutation'] as const) {
      for (const name of names(kind)) {
        if (name === 'revokeCustomerToken') continue;
        for (let turn = 0; turn < 12; turn++) {
          const cartId = await shopper.cartWith(['NIL-PH-2', 1]);
          const { text, variables } = operation(kind, name, turn, { cart_id: cartId, cartId, source_cart_id: cartId });
          const answer = await shopper.ask(text, variables);
          expect([text, variables, ...reported]).toEqual([text, variables]);
          for (const error of answer.errors ?? [])
            expect(error.message).not.toMatch(/Internal server error|SQLITE|\bat \S+:\d+/);
          if (turn === 11) shopper.sandbox.db.exec('UPDATE cart SET is_active = 0');
        }
      }
    }
  });
});
